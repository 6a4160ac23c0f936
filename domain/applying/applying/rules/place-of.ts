interface PlaceIds {
  readonly id: string
  readonly documentTypeId?: number | null
}

/**
 * The key of the place that a file was added to: a question, or a document of the form. A document whose type was
 * changed is another place.
 */
export const placeOf = ({ id, documentTypeId = null }: PlaceIds) =>
  documentTypeId === null ? id : `${id} ${documentTypeId}`
