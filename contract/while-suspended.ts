import type { Call } from './call.ts'

/** What members of a suspended organization may still do beside reading: export data, and manage their own account. */
export const possibleWhileSuspended: ReadonlySet<string> = new Set([
  'POST /companies/:companyId/forms/:formId/applications/excel',
  'POST /companies/:companyId/forms/:formId/applications/zip',
  'POST /companies/:companyId/participants/excel',
  'POST /companies/:companyId/participants/form/:formId/excel',
  'POST /companies/:companyId/communities/:communityId/members/excel',
  'POST /companies/:companyId/exports/:exportId/cancel',
  'POST /companies/:companyId/exports/:exportId/file',
  'POST /companies/:companyId/payment-runs/:runId/file',
  'POST /companies/:companyId/forms/:formId/applications/:appId/bank-infos/:bankInfoId/iban',
  // The statutory thirty days continue.
  'POST /companies/:companyId/data-requests/:dataRequestId/answer',
  'POST /companies/:companyId/data-requests/:dataRequestId/questions',
  'POST /companies/:companyId/data-requests/:dataRequestId/notes',
  // Read marks are part of reading.
  'POST /companies/:companyId/news/read',
  'POST /companies/:companyId/forms/:formId/applications/:appId/messages/read',
  'PUT /companies/:companyId/forms/:formId/applications/:appId/seen',
  'PUT /companies/:companyId/profile/password',
  'PUT /companies/:companyId/email',
  'PUT /companies/:companyId/otp',
  'PUT /companies/:companyId/gsm',
  'PUT /companies/:companyId/twofactor',
  'POST /companies/:companyId/send/verification',
  'PUT /companies/:companyId/notifications',
  'POST /companies/:companyId/interviews/feed',
  'DELETE /companies/:companyId/interviews/feed',
])

/** Whether a call changes something of an organization, and so is refused while the organization is suspended. */
export const changesCompany = ({ may, method, path, reads }: Call) =>
  (may.who === 'member' || may.who === 'root') &&
  method !== 'GET' &&
  !reads &&
  !possibleWhileSuspended.has(`${method} ${path}`)
