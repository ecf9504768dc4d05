/** Most characters of a model in the playground, in addresses and in what is kept. */
export const mostCharacters = 40_000;
