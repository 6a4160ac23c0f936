/** The page on which members read the applications to a form. */
export const receivedAddress = (formId: string) => `/organizations-dashboard/forms/${formId}/applications` as const

/** The page on which members read one application; its news link there, some to a part of the page. */
export const reviewedAddress = ({ formId, appId }: { readonly formId: string; readonly appId: string }) =>
  `${receivedAddress(formId)}/${appId}` as const

/** The page of a participant for members. */
export const participantAddress = (participantId: string) =>
  `/organizations-dashboard/participants/${participantId}` as const
