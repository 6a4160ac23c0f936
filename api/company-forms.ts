import * as calls from '#contract/company-forms.ts'
import { archiveForm } from '#domain/forms/archive-form.ts'
import { closeForm } from '#domain/forms/close-form.ts'
import { confirmFormPromises } from '#domain/forms/confirm-form-promises.ts'
import { createForm } from '#domain/forms/create-form.ts'
import { deleteForm } from '#domain/forms/delete-form.ts'
import { deleteFormTemplate } from '#domain/forms/delete-form-template.ts'
import { duplicateForm } from '#domain/forms/duplicate-form.ts'
import { extendForm } from '#domain/forms/extend-form.ts'
import * as parts from '#domain/forms/form-parts.ts'
import { listFormHistory } from '#domain/forms/list-form-history.ts'
import { listFormTemplates } from '#domain/forms/list-form-templates.ts'
import { listFormVersions } from '#domain/forms/list-form-versions.ts'
import { listForms } from '#domain/forms/list-forms.ts'
import { publishForm } from '#domain/forms/publish-form.ts'
import { readForm } from '#domain/forms/read-form.ts'
import { restoreForm } from '#domain/forms/restore-form.ts'
import { saveForm } from '#domain/forms/save-form.ts'
import { saveFormTemplate } from '#domain/forms/save-form-template.ts'
import { answer } from './answer.ts'

/** What an organization does with its forms. */
export const companyFormAnswers = [
  answer(calls.listForms, listForms),
  answer(calls.createForm, createForm),
  answer(calls.listFormTemplates, listFormTemplates),
  answer(calls.saveFormTemplate, saveFormTemplate),
  answer(calls.deleteFormTemplate, deleteFormTemplate),
  answer(calls.readForm, readForm),
  answer(calls.saveForm, saveForm),
  answer(calls.publishForm, publishForm),
  answer(calls.closeForm, closeForm),
  answer(calls.extendForm, extendForm),
  answer(calls.duplicateForm, duplicateForm),
  answer(calls.archiveForm, archiveForm),
  answer(calls.confirmFormPromises, confirmFormPromises),
  answer(calls.restoreForm, restoreForm),
  answer(calls.deleteForm, deleteForm),
  answer(calls.readFormQuestions, parts.readPart('questions')),
  answer(calls.saveFormQuestions, parts.savePart('questions')),
  answer(calls.readFormDocuments, parts.readFormDocuments),
  answer(calls.saveFormDocuments, parts.saveFormDocuments),
  answer(calls.readConditionalDocuments, parts.readConditionalDocuments),
  answer(calls.saveConditionalDocuments, parts.saveConditionalDocuments),
  answer(calls.readFormSteps, parts.readPart('steps')),
  answer(calls.saveFormSteps, parts.savePart('steps')),
  answer(calls.readFormEligibility, parts.readPart('eligibility')),
  answer(calls.saveFormEligibility, parts.savePart('eligibility')),
  answer(calls.listFormHistory, listFormHistory),
  answer(calls.listFormVersions, listFormVersions),
]
