/** How many files may be handed in for one document of a type that takes several by itself. */
export const mostFiles = 10

/** How many where the organization allows several of a type that takes one. */
export const mostWhereAllowed = 5

/** How many files may be handed in for one document: as many as its type takes, or as the form allows. */
export const mostFor = (takesSeveral: boolean, isAllowed = false): number => {
  if (takesSeveral) return mostFiles
  return isAllowed ? mostWhereAllowed : 1
}
