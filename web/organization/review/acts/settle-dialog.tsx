import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type SettledStatus, settleDocumentRequests } from '#contract/document-requests.ts'
import { listFilterChoices } from '#contract/review/search-applications.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ActDialog } from '../../desk/acts/act-dialog.tsx'
import { type ActDialogProps, countOf } from '../../desk/acts/act-target.ts'
import { useActOnApplications } from '../../desk/acts/use-act-on-applications.ts'
import { useShowDone } from '../../desk/acts/use-tell-done.ts'
import { type ChosenDocument, DocumentTypeSelect } from './document-type-select.tsx'

/** A placeholder reason for the dry run, whose outcome does not depend on it. */
const anyReason = '…'

const ways = ['Accepted', 'Refused', 'Cancelled'] as const satisfies readonly SettledStatus[]

/** Accepts or refuses uploads for requests of one document type, or cancels the requests. */
export function SettleDialog(on: ActDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const showDone = useShowDone(on.formId)
  const [document, setDocument] = useState<ChosenDocument>()
  const [isWritten, setWritten] = useState(false)
  const [status, setStatus] = useState<SettledStatus>()
  const isRefused = status === 'Refused'
  const chosen = document && status ? { ...document, status } : undefined
  const run = useActOnApplications(
    settleDocumentRequests,
    on,
    chosen && { ...chosen, ...(isRefused && { reason: anyReason }) },
  )
  const ids = { companyId, formId: on.formId }
  const { data } = useQuery({
    queryKey: [listFilterChoices.path, ids],
    queryFn: () => askInBrowser(listFilterChoices, ids),
  })

  function send(form: FormData) {
    if (!chosen) return
    const reason = String(form.get('reason') ?? '').trim()
    void run.doIt({ ...chosen, ...(isRefused && { reason }) }, (answer) => {
      on.onClose()
      on.onDone?.()
      const title = t('acts.settle.done', { count: answer.changed, status: chosen.status })
      showDone({ answer, title, canUndo: false })
    })
  }

  return (
    <ActDialog
      title={t('acts.settle.title', { count: countOf(on.target) })}
      target={on.target}
      run={run}
      seen={status && t('acts.settle.seen', { status })}
      submit={t('acts.settle.submit', { status: status ?? '' })}
      canSubmit={chosen !== undefined}
      isWritten={isRefused && isWritten}
      onSubmit={send}
      onClose={on.onClose}
    >
      <DocumentTypeSelect types={data?.documentTypes} ownDocuments={data?.ownDocuments} onChoose={setDocument} />
      <RadioGroup
        name="status"
        label={t('acts.settle.way')}
        required
        options={ways.map((value) => ({ value, label: t('acts.settle.ways', { status: value }) }))}
        onChange={({ target }) => setStatus(ways.find((one) => one === target.value))}
      />
      {isRefused && (
        <TextArea
          name="reason"
          label={t('requests.refuse.reason')}
          help={t('requests.refuse.lead')}
          required
          maxLength={1000}
          rows={3}
          onChange={({ target }) => setWritten(target.value.trim() !== '')}
        />
      )}
    </ActDialog>
  )
}
