/** The name of the IndexedDB database; in a module of its own for code that only checks whether it exists. */
export const answerStoreName = 'kopru-answers'
