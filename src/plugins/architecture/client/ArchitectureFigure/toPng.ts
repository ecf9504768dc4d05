/** Pixels of the image for each pixel of the drawing. */
const density = 2;

/** Renders an SVG of this site as a PNG. Rejects if it cannot be loaded. */
export async function toPng(address: string): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * density;
  canvas.height = image.naturalHeight * density;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error(`The browser cannot paint ${address}`));
    }, 'image/png');
  });
}
