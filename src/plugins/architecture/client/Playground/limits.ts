/** Highest number of characters of a model in the playground, in addresses and in storage. */
export const mostCharacters = 40_000;
