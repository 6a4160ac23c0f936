import { useState } from 'react'
import { type CandidateDocument, changeCandidateDocument } from '#contract/candidates/candidate-documents.ts'
import { FailedNotice } from '../../forms/failed-notice.tsx'
import { useAct } from '../../forms/use-act.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { DateFields, type Facts, TypeField } from './facts-fields.tsx'
import { Panel } from './panel.tsx'
import { today } from './today.ts'

/** Edits the facts of a document: its type, dates and note. */
export function EditDocument({ document, onClose }: { document: CandidateDocument; onClose: () => void }) {
  const t = useTexts('student_docs')
  const { myId: candidateId } = useMe()
  const { act, busy, failed } = useAct({ changes: 'documents' })
  const { id, documentTypeId, note, issuedOn, expiresOn } = document
  const [facts, setFacts] = useState<Facts>({ documentTypeId, note, issuedOn, expiresOn })
  const [asked, setAsked] = useState(false)

  function save() {
    setAsked(true)
    const { documentTypeId } = facts
    if (documentTypeId === null) return
    void act(() => askInBrowser(changeCandidateDocument, { candidateId, id, ...facts, documentTypeId }), onClose)
  }

  const fields = { facts, change: (change: Partial<Facts>) => setFacts({ ...facts, ...change }) }
  const typeError = asked && facts.documentTypeId === null ? t('docs.type.missing') : undefined
  return (
    <Panel
      heading="h3"
      title={t('docs.edit.title', { name: document.typeName })}
      submit={t('ui.save')}
      busy={busy}
      onSubmit={save}
      onClose={onClose}
    >
      <FailedNotice failed={failed} />
      <TypeField {...fields} typeError={typeError} />
      <DateFields {...fields} today={today()} />
    </Panel>
  )
}
