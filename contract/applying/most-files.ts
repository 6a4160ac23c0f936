/** The most files for one document of a type that allows several. */
export const mostFiles = 10

/** The most files where the organization allows several of a single-file type. */
export const mostWhereAllowed = 5

/** The most files for one document, as its type or the form allows. */
export const mostFor = (takesSeveral: boolean, isAllowed = false): number => {
  if (takesSeveral) return mostFiles
  return isAllowed ? mostWhereAllowed : 1
}
