import { sql } from 'drizzle-orm'
import { accounts } from '#database/schema/accounts.ts'
import {
  candidates,
  candidateCertificates as certificates,
  candidateCompetencies as competencies,
  candidateEducations as educations,
  candidateExperiences as experiences,
} from '#database/schema/candidates.ts'
import { communityMessages } from '#database/schema/communities/community-messages.ts'
import { emailInvitations } from '#database/schema/communities/email-invitations.ts'
import { formInvitations } from '#database/schema/communities/form-invitations.ts'
import {
  announcementReadings,
  communities,
  communityAnnouncements,
  communityMembers,
} from '#database/schema/communities.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { files } from '#database/schema/files.ts'
import { followedCompanies, savedForms } from '#database/schema/forms.ts'
import { opportunities, opportunityClaims } from '#database/schema/opportunities.ts'
import * as reference from '#database/schema/reference.ts'
import * as the from './columns.ts'
import { part } from './part.ts'

/** A candidate's profile, own documents, and saved forms. */

export const profile = part('profile', {
  table: candidates,
  which: the.ofCandidate(candidates.id),
  order: sql`${candidates.id}`,
  columns: {
    id: the.id,
    birthDate: the.day,
    gender: the.word,
    nationalityId: the.called('nationality', reference.countries, candidates.nationalityId),
    countryId: the.called('country', reference.countries, candidates.countryId),
    cityId: the.called('city', reference.cities, candidates.cityId),
    townId: the.called('town', reference.towns, candidates.townId),
    about: { kind: 'text', as: 'aboutMe' },
    citizenSealed: { ...the.sealed, as: 'citizen' },
    citizenCheckedAt: the.moment,
    citizenCheckedBy: the.word,
    bankSealed: { ...the.sealed, as: 'bank' },
    requirementsSealed: { ...the.sealed, as: 'requirements' },
    leftOut: { kind: 'facts', as: 'leftOut' },
    createdAt: the.moment,
    accountId: the.ofSelf,
  },
})

export const ownEducations = part('educations', {
  table: educations,
  which: the.ofCandidate(educations.candidateId),
  order: sql`${educations.createdAt}, ${educations.id}`,
  columns: {
    id: the.id,
    universityId: the.called('university', reference.universities, educations.universityId),
    schoolName: the.text,
    facultyId: the.called('faculty', reference.faculties, educations.facultyId),
    facultyName: the.text,
    departmentId: the.called('department', reference.departments, educations.departmentId),
    departmentName: the.text,
    level: {
      kind: 'text',
      as: 'educationLevel',
      value: (language) =>
        language === 'en'
          ? sql`(select ${reference.educationLevels.nameEn} from ${reference.educationLevels} where ${reference.educationLevels.code} = ${educations.level})`
          : sql`(select ${reference.educationLevels.name} from ${reference.educationLevels} where ${reference.educationLevels.code} = ${educations.level})`,
    },
    classId: the.called('class', reference.educationClasses, educations.classId),
    gpa: the.text,
    gpaSystemId: the.called('gpaSystem', reference.gpaSystems, educations.gpaSystemId),
    startedOn: the.day,
    endedOn: the.day,
    scholarshipPercent: the.text,
    isCurrent: the.yesNo,
    createdAt: the.moment,
    candidateId: the.ofSelf,
  },
})

export const ownExperiences = part('experiences', {
  table: experiences,
  which: the.ofCandidate(experiences.candidateId),
  order: sql`${experiences.startedOn} desc, ${experiences.id}`,
  columns: {
    id: the.id,
    organization: the.title,
    position: the.text,
    kind: { kind: 'word', as: 'experienceKind' },
    countryId: the.called('country', reference.countries, experiences.countryId),
    cityId: the.called('city', reference.cities, experiences.cityId),
    startedOn: the.day,
    endedOn: the.day,
    description: the.text,
    createdAt: the.moment,
    candidateId: the.ofSelf,
  },
})

export const ownCertificates = part('certificates', {
  table: certificates,
  which: the.ofCandidate(certificates.candidateId),
  order: sql`${certificates.createdAt}, ${certificates.id}`,
  columns: {
    id: the.id,
    name: the.title,
    issuer: the.text,
    issuedOn: the.day,
    expiresOn: the.day,
    reference: the.text,
    createdAt: the.moment,
    candidateId: the.ofSelf,
  },
})

export const ownCompetencies = part('competencies', {
  table: competencies,
  which: the.ofCandidate(competencies.candidateId),
  order: sql`${competencies.createdAt}, ${competencies.id}`,
  columns: {
    id: the.id,
    content: the.title,
    type: { kind: 'word', as: 'competencyType' },
    level: the.word,
    createdAt: the.moment,
    candidateId: the.ofSelf,
  },
})

export const shelf = part('documents', {
  table: candidateDocuments,
  which: the.ofCandidate(candidateDocuments.candidateId),
  order: sql`${candidateDocuments.createdAt} desc, ${candidateDocuments.id}`,
  columns: {
    id: the.id,
    documentTypeId: the.documentType(candidateDocuments.documentTypeId),
    fileId: the.file(candidateDocuments.fileId),
    note: the.text,
    issuedOn: the.day,
    expiresOn: the.day,
    createdAt: the.moment,
    replacedAt: the.moment,
    deletedAt: the.moment,
    seriesId: the.id,
    candidateId: the.ofSelf,
  },
})

export const ownFiles = part('files', {
  table: files,
  which: the.ofCandidate(files.candidateId),
  order: sql`${files.createdAt}, ${files.id}`,
  columns: {
    id: [the.id, the.file(files.id)],
    name: the.title,
    type: { kind: 'text', as: 'fileType' },
    size: the.size,
    pages: the.text,
    sha256: the.text,
    scannedAt: the.moment,
    createdAt: the.moment,
    candidateId: the.ofSelf,
    companyId: the.left('Of files that belong to an organization.'),
    key: the.machinery,
    uploadId: the.machinery,
  },
})

export const saved = part('savedForms', {
  table: savedForms,
  which: the.ofCandidate(savedForms.candidateId),
  order: sql`${savedForms.createdAt} desc, ${savedForms.formId}`,
  columns: {
    formId: [{ ...the.id, as: 'formId' }, the.formTitle(savedForms.formId, 'title')],
    remind: the.yesNo,
    remindedAt: the.moment,
    createdAt: the.moment,
    candidateId: the.ofSelf,
  },
})

export const followed = part('followedCompanies', {
  table: followedCompanies,
  which: the.ofCandidate(followedCompanies.candidateId),
  order: sql`${followedCompanies.createdAt} desc, ${followedCompanies.companyId}`,
  columns: {
    companyId: the.companyName(followedCompanies.companyId, 'title'),
    createdAt: the.moment,
    candidateId: the.ofSelf,
  },
})

export const claims = part('opportunityClaims', {
  table: opportunityClaims,
  which: the.ofCandidate(opportunityClaims.candidateId),
  order: sql`${opportunityClaims.claimedAt} desc, ${opportunityClaims.opportunityId}`,
  columns: {
    opportunityId: {
      kind: 'title',
      as: 'opportunity',
      value: () =>
        sql`(select ${opportunities.title} from ${opportunities} where ${opportunities.id} = ${opportunityClaims.opportunityId})`,
    },
    claimedAt: the.moment,
    candidateId: the.ofSelf,
  },
})

export const memberships = part('communityMembers', {
  table: communityMembers,
  which: the.ofCandidate(communityMembers.candidateId),
  order: sql`${communityMembers.since} desc, ${communityMembers.communityId}`,
  columns: {
    communityId: {
      kind: 'title',
      as: 'community',
      value: () =>
        sql`(select ${communities.name} from ${communities} where ${communities.id} = ${communityMembers.communityId})`,
    },
    state: { kind: 'word', as: 'status' },
    since: { kind: 'moment', as: 'stateSince' },
    note: the.text,
    shares: { kind: 'facts', as: 'sharedParts' },
    consentedAt: the.moment,
    muted: the.yesNo,
    byEmail: the.machinery,
    candidateId: the.ofSelf,
    changedBy: the.ofMember,
  },
})

export const invitedAddress = part('emailInvitations', {
  table: emailInvitations,
  which: ({ accountId }) => sql`exists (select from ${accounts} where ${accounts.id} = ${accountId}
    and ${accounts.emailVerifiedAt} is not null and ${emailInvitations.email} = ${accounts.email})`,
  order: sql`${emailInvitations.invitedAt} desc, ${emailInvitations.id}`,
  columns: {
    communityId: {
      kind: 'title',
      as: 'community',
      value: () =>
        sql`(select ${communities.name} from ${communities} where ${communities.id} = ${emailInvitations.communityId})`,
    },
    email: the.text,
    invitedAt: the.moment,
    id: the.machinery,
    invitedBy: the.ofMember,
  },
})

export const invitedToForms = part('formInvitations', {
  table: formInvitations,
  which: the.ofCandidate(formInvitations.candidateId),
  order: sql`${formInvitations.invitedAt} desc, ${formInvitations.formId}`,
  columns: {
    formId: the.formTitle(formInvitations.formId, 'title'),
    communityId: {
      kind: 'text',
      as: 'community',
      value: () =>
        sql`(select ${communities.name} from ${communities} where ${communities.id} = ${formInvitations.communityId})`,
    },
    invitedAt: the.moment,
    candidateId: the.ofSelf,
    invitedBy: the.ofMember,
  },
})

export const communityLetters = part('communityMessages', {
  table: communityMessages,
  which: the.ofCandidate(communityMessages.candidateId),
  order: sql`${communityMessages.createdAt} desc, ${communityMessages.id}`,
  columns: {
    communityId: {
      kind: 'text',
      as: 'community',
      value: () =>
        sql`(select ${communities.name} from ${communities} where ${communities.id} = ${communityMessages.communityId})`,
    },
    subject: the.title,
    text: { kind: 'text', as: 'message' },
    createdAt: { kind: 'moment', as: 'at' },
    id: the.machinery,
    candidateId: the.ofSelf,
    mailingId: the.machinery,
  },
})

export const readAnnouncements = part('announcementReadings', {
  table: announcementReadings,
  which: the.ofCandidate(announcementReadings.candidateId),
  order: sql`${announcementReadings.readAt} desc, ${announcementReadings.announcementId}`,
  columns: {
    announcementId: {
      kind: 'title',
      as: 'announcement',
      value: () =>
        sql`(select ${communityAnnouncements.title} from ${communityAnnouncements} where ${communityAnnouncements.id} = ${announcementReadings.announcementId})`,
    },
    readAt: the.moment,
    candidateId: the.ofSelf,
  },
})
