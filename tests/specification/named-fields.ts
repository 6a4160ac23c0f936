interface Named {
  readonly query?: readonly string[]
  /** The fields of a body; if the specification has several bodies for a call, of each. */
  readonly bodies?: readonly (readonly string[])[]
}

const byNumber: Named = { query: ['formIdentityNumber'] }
const section: Named = { bodies: [['Title', 'Exp', 'Tags', 'Video', 'Photo1', 'Photo2', 'Banner']] }

/** The fields that the specification names, of each call of which it names some, as sections 3 and 7 write them. */
export const namedFields: Readonly<Record<string, Named>> = {
  'POST /accounts/token': { bodies: [['grantType', 'refreshToken']] },
  'PUT /candidates/{candidateId}/profile/gsm': { bodies: [['gsm', 'code']] },
  'PUT /candidates/{candidateId}/profile/location': { bodies: [['countryId', 'cityId']] },
  'PUT /candidates/{candidateId}/email': { bodies: [['password', 'newEmail', 'code']] },
  'PUT /candidates/{candidateId}/password': { bodies: [['currentPassword', 'newPassword', 'code']] },
  'PUT /candidates/{candidateId}/profile/twofactor': { bodies: [['state', 'gsm', 'code']] },
  'POST /candidates/{candidateId}/competencies': { bodies: [['type', 'content']] },
  'DELETE /candidates/{candidateId}/profile': { bodies: [['email', 'pwd', 'isConfirm']] },
  'PATCH /candidates/{candidateId}/documents/requests/{requestId}': { bodies: [['documentTypeId', 'file']] },
  'POST /candidates/{candidateId}/documents': { bodies: [['documentTypeId', 'file', 'fileName']] },
  'POST /candidates/{candidateId}/applications': { bodies: [['formId']] },
  'GET /candidates/{candidateId}/applications/{id}/result': { query: ['formId'] },
  'GET /candidates/{candidateId}/applications/form/{formId}': { query: ['formType'] },
  'POST /candidates/{candidateId}/applications/{id}/answers': { bodies: [['isCompleted', 'answers']] },
  'POST /candidates/{candidateId}/applications/{id}/documents': {
    bodies: [
      ['documentTypeId', 'file', 'fileName'],
      ['formId', 'documents'],
    ],
  },
  'PUT /candidates/{candidateId}/applications/{id}/finalize': { bodies: [['formId']] },
  'GET /common/forms/scholarship': byNumber,
  'GET /common/forms/program': byNumber,
  'GET /common/forms/other': byNumber,
  'GET /common/forms/job': byNumber,
  'GET /common/forms/voluntary': byNumber,
  'GET /common/forms': { query: ['type', 'formId'] },
  'PUT /companies/{companyId}': { bodies: [['type', 'name', 'authName', 'authTel', 'email', 'website']] },
  'PUT /companies/{companyId}/profile': { bodies: [['photo', 'exp']] },
  'PUT /companies/{companyId}/address': { bodies: [['address', 'lat', 'lon']] },
  'PUT /companies/{companyId}/section1': section,
  'PUT /companies/{companyId}/section2': section,
  'PUT /companies/{companyId}/section3': section,
  'PUT /companies/{companyId}/social': { bodies: [['facebook', 'twitter', 'linkedin', 'instagram', 'youtube']] },
  'PUT /companies/{companyId}/profile/password': { bodies: [['newPwd', 'newPwdConfirm', 'currentPwd', 'code']] },
  'GET /companies/{companyId}/forms/{formId}/applications/{appId}/messages': { query: ['pageNumber', 'pageSize'] },
  'GET /companies/{companyId}/forms/{formId}/applications/names': { query: ['type'] },
  'POST /companies/{companyId}/forms/{formId}/applications/manuel': { bodies: [['candidates']] },
  'POST /companies/{companyId}/forms/{formId}/applications/documents': {
    bodies: [['documentTypeId', 'file', 'fileName']],
  },
  'POST /companies/{companyId}/participants': { bodies: [[], ['formId']] },
  'PUT /companies/{companyId}/participants/status': {
    bodies: [
      ['status', 'formId', 'emails', 'participantIds'],
      ['status', 'formId', 'emails', 'participantIds'],
      ['status', 'formId', 'emails', 'participantIds'],
    ],
  },
  'GET /data/universities': { query: ['type'] },
  'GET /data/classes/{level}': { query: ['lang'] },
  'GET /data/application/documents': { query: ['appId', 'token'] },
}
