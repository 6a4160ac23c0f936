import * as blankForms from '#contract/blank-forms.ts'
import * as calls from '#contract/forms/company-forms.ts'
import * as formHistory from '#contract/forms/form-history.ts'
import * as formParts from '#contract/forms/form-parts.ts'
import * as formStates from '#contract/forms/form-states.ts'
import * as formTemplates from '#contract/forms/form-templates.ts'
import { addBlankForm } from '#domain/forms/forms/blank-forms/add-blank-form.ts'
import { openBlankForm } from '#domain/forms/forms/blank-forms/open-blank-form.ts'
import { archiveForm } from '#domain/forms/forms/closing/archive-form.ts'
import { closeForm } from '#domain/forms/forms/closing/close-form.ts'
import { extendForm } from '#domain/forms/forms/closing/extend-form.ts'
import { restoreForm } from '#domain/forms/forms/closing/restore-form.ts'
import { confirmFormPromises } from '#domain/forms/forms/confirm-form-promises.ts'
import * as parts from '#domain/forms/forms/content/form-parts.ts'
import { createForm } from '#domain/forms/forms/create-form.ts'
import { deleteForm } from '#domain/forms/forms/delete-form.ts'
import { duplicateForm } from '#domain/forms/forms/duplicate-form.ts'
import { listFormHistory } from '#domain/forms/forms/list-form-history.ts'
import { listFormVersions } from '#domain/forms/forms/list-form-versions.ts'
import { listForms } from '#domain/forms/forms/list-forms.ts'
import { publishForm } from '#domain/forms/forms/publishing/publish-form.ts'
import { readForm } from '#domain/forms/forms/read-form.ts'
import { saveForm } from '#domain/forms/forms/save-form.ts'
import { deleteFormTemplate } from '#domain/forms/forms/templates/delete-form-template.ts'
import { listFormTemplates } from '#domain/forms/forms/templates/list-form-templates.ts'
import { saveFormTemplate } from '#domain/forms/forms/templates/save-form-template.ts'
import { answer } from '../answer.ts'

export const companyFormAnswers = [
  answer(calls.listForms, listForms),
  answer(calls.createForm, createForm),
  answer(formTemplates.listFormTemplates, listFormTemplates),
  answer(formTemplates.saveFormTemplate, saveFormTemplate),
  answer(formTemplates.deleteFormTemplate, deleteFormTemplate),
  answer(calls.readForm, readForm),
  answer(calls.saveForm, saveForm),
  answer(formStates.publishForm, publishForm),
  answer(formStates.closeForm, closeForm),
  answer(formStates.extendForm, extendForm),
  answer(formStates.duplicateForm, duplicateForm),
  answer(formStates.archiveForm, archiveForm),
  answer(formStates.confirmFormPromises, confirmFormPromises),
  answer(formStates.restoreForm, restoreForm),
  answer(formStates.deleteForm, deleteForm),
  answer(formParts.readFormQuestions, parts.readPart('questions')),
  answer(formParts.saveFormQuestions, parts.savePart('questions')),
  answer(formParts.readFormDocuments, parts.readFormDocuments),
  answer(formParts.saveFormDocuments, parts.saveFormDocuments),
  answer(formParts.readConditionalDocuments, parts.readConditionalDocuments),
  answer(formParts.saveConditionalDocuments, parts.saveConditionalDocuments),
  answer(formParts.readFormSteps, parts.readPart('steps')),
  answer(formParts.saveFormSteps, parts.savePart('steps')),
  answer(formParts.readFormEligibility, parts.readPart('eligibility')),
  answer(formParts.saveFormEligibility, parts.savePart('eligibility')),
  answer(formHistory.listFormHistory, listFormHistory),
  answer(formHistory.listFormVersions, listFormVersions),
  answer(blankForms.addBlankForm, addBlankForm),
  answer(blankForms.openBlankForm, openBlankForm),
]
