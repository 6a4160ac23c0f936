/** Where members read the applications to a form. */
export const receivedAddress = (formId: string) => `/organizations-dashboard/forms/${formId}/applications` as const

/** Where members read one application; news of it lead there, some to a part of that page. */
export const reviewedAddress = ({ formId, appId }: { readonly formId: string; readonly appId: string }) =>
  `${receivedAddress(formId)}/${appId}` as const

/** Where members read of a participant. */
export const participantAddress = (participantId: string) =>
  `/organizations-dashboard/participants/${participantId}` as const
