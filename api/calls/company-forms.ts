import * as calls from '#contract/company-forms.ts'
import { archiveForm } from '#domain/forms/closing/archive-form.ts'
import { closeForm } from '#domain/forms/closing/close-form.ts'
import { extendForm } from '#domain/forms/closing/extend-form.ts'
import { restoreForm } from '#domain/forms/closing/restore-form.ts'
import { confirmFormPromises } from '#domain/forms/confirm-form-promises.ts'
import * as parts from '#domain/forms/content/form-parts.ts'
import { createForm } from '#domain/forms/create-form.ts'
import { deleteForm } from '#domain/forms/delete-form.ts'
import { duplicateForm } from '#domain/forms/duplicate-form.ts'
import { listFormHistory } from '#domain/forms/list-form-history.ts'
import { listFormVersions } from '#domain/forms/list-form-versions.ts'
import { listForms } from '#domain/forms/list-forms.ts'
import { publishForm } from '#domain/forms/publishing/publish-form.ts'
import { readForm } from '#domain/forms/read-form.ts'
import { saveForm } from '#domain/forms/save-form.ts'
import { deleteFormTemplate } from '#domain/forms/templates/delete-form-template.ts'
import { listFormTemplates } from '#domain/forms/templates/list-form-templates.ts'
import { saveFormTemplate } from '#domain/forms/templates/save-form-template.ts'
import { answer } from '../answer.ts'

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
