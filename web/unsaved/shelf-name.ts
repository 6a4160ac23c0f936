/** Of the IndexedDB database; apart from the shelf, for those who only ask whether it is there. */
export const shelfName = 'kopru-answers'
