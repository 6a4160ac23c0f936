import type { Form } from '#contract/forms/company-forms.ts'
import type { FormContent } from '#contract/forms/form-content.ts'

/** The initial form of the tests in this folder. */
export const content: FormContent = {
  basics: {
    title: 'Yarının Mühendisleri Bursu',
    summary: '',
    body: '',
    language: 'tr',
    cover: null,
    tags: [],
    quota: null,
    amount: null,
    workPlace: null,
    workKind: null,
    cityIds: [],
  },
  dates: { opensAt: null, closesAt: null, resultAt: null },
  eligibility: [],
  questions: [],
  documents: [],
  steps: [],
  reviewers: [],
  messages: {
    received: { on: false, subject: '', text: '' },
    unfinished: { on: false, subject: '', text: '' },
  },
  texts: [],
}

export const aForm = (version: number, changed: Partial<FormContent> = {}): Form => ({
  id: '01930000-0000-7000-8000-000000000001',
  formIdentityNumber: 1001,
  type: 'scholarship',
  state: 'Draft',
  title: content.basics.title,
  version,
  publishedVersion: null,
  hasChanges: false,
  opensAt: null,
  closesAt: null,
  publishedAt: null,
  closedAt: null,
  closedBecause: null,
  updatedAt: '2026-11-15T08:00:00.000Z',
  updatedBy: 'Ayşe Yılmaz',
  sealed: 0,
  applications: 0,
  unfinished: 0,
  perDay: [],
  content: { ...content, ...changed },
  checklist: [],
  can: { edit: true, publish: true, close: false, extend: false, archive: true, restore: false, remove: true },
})
