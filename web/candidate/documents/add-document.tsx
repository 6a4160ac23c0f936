import { useState } from 'react'
import type { CandidateDocument } from '#contract/candidates/candidate-documents.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { refusalOf } from '../../uploads/check-file.ts'
import { uploadsHere } from '../../uploads/uploads-here.ts'
import { ChosenFile } from './chosen-file.tsx'
import { DateFields, type Facts, TypeField, useDocumentTypes } from './facts-fields.tsx'
import { Panel } from './panel.tsx'
import { documentMedia, type ShelfFacts, shelfPurpose } from './shelf-uploads.tsx'
import { today } from './today.ts'

interface AddProps {
  /** The document that the new one replaces */
  readonly replaced?: CandidateDocument
  readonly onClose: () => void
}

/** The form for a new document: type, file, dates. The page then shows the upload. */
export function AddDocument({ replaced, onClose }: AddProps) {
  const t = useTexts('student_docs')
  const { myId: owner } = useMe()
  const types = useDocumentTypes()
  const [facts, setFacts] = useState<Facts>(() => ({ ...nothing, documentTypeId: replaced?.documentTypeId ?? null }))
  const [file, setFile] = useState<File>()
  const [asked, setAsked] = useState(false)
  const type = types.find(({ id }) => id === facts.documentTypeId)
  const accept = type?.accept ?? documentMedia

  function send() {
    setAsked(true)
    const { documentTypeId } = facts
    if (documentTypeId === null || !file || refusalOf(file, accept)) return
    const about: ShelfFacts = {
      ...facts,
      documentTypeId,
      note: facts.note.trim(),
      replaces: replaced?.id ?? null,
      typeName: type?.name ?? replaced?.typeName ?? '',
    }
    void uploadsHere.pick(file, { owner, purpose: shelfPurpose, accept, about })
    onClose()
  }

  const fields = { facts, change: (change: Partial<Facts>) => setFacts({ ...facts, ...change }) }
  const typeError = asked && facts.documentTypeId === null ? t('docs.type.missing') : undefined
  return (
    <Panel
      heading={replaced ? 'h3' : 'h2'}
      title={replaced ? t('docs.replace.title', { name: replaced.typeName }) : t('docs.add.title')}
      submit={t('docs.add.send')}
      onSubmit={send}
      onClose={onClose}
    >
      {replaced ? <p>{t('docs.replace.detail')}</p> : <TypeField {...fields} typeError={typeError} />}
      <ChosenFile
        id="file"
        label={t('docs.file')}
        file={file}
        accept={accept}
        error={asked && !file ? t('docs.file.missing') : undefined}
        onChoose={setFile}
      />
      <DateFields {...fields} today={today()} />
    </Panel>
  )
}

const nothing: Facts = { documentTypeId: null, note: '', issuedOn: null, expiresOn: null }
