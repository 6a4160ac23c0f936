/**
 * The calls of the specification that nobody has built yet, by what they are for. This list only shrinks: the walk fails
 * on a call that is in it and is built, and on one that is neither.
 */
export const notBuilt: Readonly<Record<string, readonly string[]>> = {
  subscription: [
    'GET /companies/{companyId}/subscription',
    'GET /companies/{companyId}/subscription/subscriptions',
    'GET /companies/{companyId}/subscription/history',
    'POST /companies/{companyId}/subscription/history',
  ],
  'bank infos and payments': [
    'GET /companies/{companyId}/forms/{formId}/applications/{appId}/bank-infos',
    'POST /companies/{companyId}/forms/{formId}/applications/bank-infos',
    'GET /companies/{companyId}/forms/{formId}/applications/{appId}/payments',
    'POST /companies/{companyId}/forms/{formId}/applications/payments',
    'PUT /companies/{companyId}/forms/{formId}/applications/{appId}/payments/{paymentId}',
    'DELETE /companies/{companyId}/forms/{formId}/applications/{appId}/payments/{paymentId}',
  ],
  interviews: [
    'GET /companies/{companyId}/forms/{formId}/interviews/applications/{appId}',
    'GET /companies/{companyId}/forms/{formId}/interviews/availabilities',
    'POST /companies/{companyId}/forms/{formId}/interviews',
    'DELETE /companies/{companyId}/forms/{formId}/interviews/availabilities/{id}',
  ],
  results: [
    'PATCH /companies/{companyId}/forms/{formId}/publish-result',
    'GET /companies/{companyId}/forms/{formId}/publish-result/groups',
  ],
  participants: [
    'POST /companies/{companyId}/participants',
    'GET /companies/{companyId}/participants/{id}',
    'GET /companies/{companyId}/participants/counts',
    'PUT /companies/{companyId}/participants/status',
    'GET /companies/{companyId}/participants/applications/{candidateId}',
    'GET /companies/{companyId}/participants/applications/{candidateId}/documents',
    'GET /companies/{companyId}/participants/applications/{candidateId}/documents/zip',
  ],
  'reports and exports': [
    'POST /companies/{companyId}/forms/{formId}/applications/excel',
    'POST /companies/{companyId}/participants/excel',
    'POST /companies/{companyId}/participants/form/{formId}/excel',
    'POST /companies/{companyId}/reports/applications',
    'POST /companies/{companyId}/reports/participants',
  ],
}
