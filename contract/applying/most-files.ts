/** How many files may be handed in for one document, where several are taken at all. */
export const mostFiles = 10
