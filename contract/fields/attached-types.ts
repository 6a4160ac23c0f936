// The media types of attachments, without schemas, so that pages can use them without loading zod.

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
const office = 'application/vnd.openxmlformats-officedocument'
export const attachedTypes: readonly string[] = [
  'application/pdf',
  `${office}.wordprocessingml.document`,
  `${office}.spreadsheetml.sheet`,
  ...pictureTypes,
]
