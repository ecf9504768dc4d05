/** Contrast ratio of two hexadecimal colours, 1 to 21 (WCAG 2.2, definition of "contrast ratio"). */
export function contrastRatio(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort(
    (first, second) => first - second,
  );
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = parseInt(digits.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
