interface Asked {
  readonly id: string
  readonly documentTypeId?: number | null
}

/** What a file was put to: a question, or a document of the form. Once it is asked in another type, that is another one. */
export const placeOf = ({ id, documentTypeId = null }: Asked) =>
  documentTypeId === null ? id : `${id} ${documentTypeId}`
