import {mostCharacters} from './limits';

/*
 * A model in the fragment of an address. It is compressed, and browsers do not send it to servers.
 */

const prefix = '#m=';

/** @returns the fragment of an address with the model, `#` included */
export async function toFragment(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return prefix + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** True if an address contains a model. */
export const holdsModel = (fragment: string): boolean => fragment.startsWith(prefix);

/**
 * Decodes the model of a fragment.
 *
 * @throws Error with a message for the reader if the fragment is damaged or the model is too large
 */
export async function fromFragment(fragment: string): Promise<string> {
  let text = '';
  try {
    const base64 = fragment.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const reader = unpacked.getReader();
    const decoder = new TextDecoder();
    // A short address can decompress to gigabytes, so the size is checked during decompression.
    for (;;) {
      const {value, done} = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, {stream: true});
      if (text.length > mostCharacters) {
        await reader.cancel();
        break;
      }
    }
  } catch {
    throw new Error('The address is damaged, so its model cannot be read. Ask for the link again.');
  }
  throw new Error(`The model of this address has more than ${mostCharacters} characters.`);
}
