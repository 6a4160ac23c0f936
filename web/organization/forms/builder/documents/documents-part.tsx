import { Fragment } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { newId } from '../../new-id.ts'
import { PartChecklist } from '../checklist/part-checklist.tsx'
import { moved } from '../moved.ts'
import { useRemoval } from '../removal/use-removal.tsx'
import { usePart } from '../use-builder.ts'
import { DocumentCard } from './document-card.tsx'
import { DocumentPicker } from './document-picker.tsx'

const most = 50

export function DocumentsPart() {
  const t = useTexts('org_forms')
  const [documents, setDocuments] = usePart('documents')
  const { remove, removedAt } = useRemoval(documents, setDocuments, most)
  const add = (documentTypeId: number) =>
    setDocuments([...documents, { id: newId(), documentTypeId, required: true, note: '', when: null }])
  return (
    <Stack gap={4}>
      {documents.length === 0 && <EmptyState title={t('documents.none')}>{t('documents.none.detail')}</EmptyState>}
      {documents.map((document, at) => (
        <Fragment key={document.id}>
          {removedAt(at)}
          <DocumentCard
            document={document}
            at={at}
            onChange={(change) => setDocuments(documents.with(at, { ...document, ...change }))}
            last={at === documents.length - 1}
            onMove={(by) => setDocuments(moved(documents, at, at + by))}
            onRemove={(name) => remove(at, name)}
          />
        </Fragment>
      ))}
      {removedAt(documents.length)}
      {documents.length < most && <DocumentPicker onPick={add} />}
      <PartChecklist of={({ part }) => part === 'documents'} />
    </Stack>
  )
}
