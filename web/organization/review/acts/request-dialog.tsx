import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listDocumentTypes } from '#contract/data/data.ts'
import { requestDocuments } from '#contract/document-requests.ts'
import { otherDocumentType } from '#contract/forms/form-facts.ts'
import { heldSeconds } from '#contract/mailings/held-seconds.ts'
import { listFilterChoices } from '#contract/review/search-applications.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { ActDialog } from '../../desk/acts/act-dialog.tsx'
import { type ActDialogProps, countOf } from '../../desk/acts/act-target.ts'
import { useActOnApplications } from '../../desk/acts/use-act-on-applications.ts'
import { useShowDone } from '../../desk/acts/use-tell-done.ts'
import { DayInput } from '../../desk/day-input.tsx'
import { type ChosenDocument, DocumentTypeSelect } from './document-type-select.tsx'

/** Requests a document from applicants, and states the cost. */
export function RequestDialog(on: ActDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const showDone = useShowDone(on.formId)
  const [document, setDocument] = useState<ChosenDocument>()
  const [again, setAgain] = useState(false)
  const [isWritten, setWritten] = useState(false)
  const run = useActOnApplications(requestDocuments, on, document && { ...document, again })
  const isGivenBySome = again || run.preview?.refused.some(({ reason }) => reason === 'alreadyGiven')
  const { data } = useQuery({
    queryKey: [listDocumentTypes.path, {}],
    queryFn: () => askInBrowser(listDocumentTypes, {}),
  })
  const ids = { companyId: useMe().myId, formId: on.formId }
  const { data: choices } = useQuery({
    queryKey: [listFilterChoices.path, ids],
    queryFn: () => askInBrowser(listFilterChoices, ids),
  })
  const isNamedHere = document?.documentTypeId === otherDocumentType && !document.ownName

  function send(form: FormData) {
    const dueOn = String(form.get('dueOn') ?? '')
    if (!document) return
    const asked = {
      ...document,
      ...(isNamedHere && { ownName: { tr: String(form.get('ownName')), en: '' } }),
      again,
      note: String(form.get('note') ?? ''),
      // The deadline is the end of that day in Istanbul.
      dueAt: dueOn === '' ? null : new Date(`${dueOn}T23:59:00+03:00`).toISOString(),
    }
    void run.doIt(asked, (answer) => {
      on.onClose()
      on.onDone?.()
      const title = (seconds: number) => t('request.done', { count: answer.changed, seconds })
      showDone({ answer, title, canUndo: true })
    })
  }

  return (
    <ActDialog
      title={t('request.title', { count: countOf(on.target) })}
      target={on.target}
      run={run}
      seen={t('request.seen', { seconds: heldSeconds })}
      submit={t('request.send')}
      isWritten={isWritten}
      onSubmit={send}
      onClose={on.onClose}
    >
      <DocumentTypeSelect types={data?.items} ownDocuments={choices?.ownDocuments} onChoose={setDocument} />
      {isNamedHere && (
        <TextInput
          name="ownName"
          label={t('request.ownName')}
          help={t('request.ownName.help')}
          required
          maxLength={80}
          onChange={({ target }) => setWritten(target.value.trim() !== '')}
        />
      )}
      {isGivenBySome && (
        <Checkbox label={t('request.again')} checked={again} onChange={({ target }) => setAgain(target.checked)} />
      )}
      <TextArea
        // Not `note`: the page behind the dialog has a section with that id.
        id="request.note"
        name="note"
        label={t('request.note')}
        optional
        maxLength={500}
        rows={3}
        help={t('request.note.help')}
        onChange={({ target }) => setWritten(target.value.trim() !== '')}
      />
      <DayInput name="dueOn" label={t('request.due')} optional />
    </ActDialog>
  )
}
