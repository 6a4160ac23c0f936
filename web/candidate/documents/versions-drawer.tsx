import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import {
  type CandidateDocument,
  type FileInfo,
  listDocumentVersions,
} from '#contract/candidates/candidate-documents.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useLanguage } from '../../place.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { FileRow } from '../../ui/data/file-row.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Drawer } from '../../ui/overlays/drawer.tsx'
import type { Open } from './opened.ts'
import styles from './page.module.css'
import { versionsOf } from './queries.ts'

interface VersionsProps {
  readonly document: CandidateDocument
  readonly onOpen: Open
  readonly onClose: () => void
}

/** A document and the earlier versions it replaced. */
export function VersionsDrawer({ document, onOpen, onClose }: VersionsProps) {
  const t = useTexts('student_docs')
  return (
    <Drawer open title={t('docs.versions.title', { name: document.typeName })} onClose={onClose}>
      <Versions document={document} onOpen={onOpen} />
    </Drawer>
  )
}

function Versions({ document: { id }, onOpen }: Omit<VersionsProps, 'onClose'>) {
  const t = useTexts('student_docs')
  const { myId: candidateId } = useMe()
  const ask = () => askInBrowser(listDocumentVersions, { candidateId, id })
  const { data, isError, refetch, isFetching } = useQuery({
    queryKey: versionsOf(candidateId, id).key,
    queryFn: ask,
    staleTime: 0,
  })
  if (data)
    return (
      <ul className={styles.versions}>
        {data.items.map((version) => (
          <Version
            key={version.id}
            version={version}
            onView={(file) =>
              onOpen({ kind: 'file', file, from: async () => (await ask()).items.map((version) => version.file) })
            }
          />
        ))}
      </ul>
    )
  if (isError)
    return (
      <ErrorState title={t('docs.versions.failed')} onRetry={() => void refetch()} retrying={isFetching}>
        {t('docs.versions.failed.detail')}
      </ErrorState>
    )
  return (
    <Loading>
      <div className={styles.versions}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </Loading>
  )
}

interface VersionProps {
  readonly version: { readonly file: FileInfo; readonly createdAt: string; readonly replacedAt: string | null }
  readonly onView: (file: FileInfo) => void
}

function Version({ version: { file, createdAt, replacedAt }, onView }: VersionProps) {
  const t = useTexts('student_docs')
  const language = useLanguage()
  const since = formatDateTime(createdAt, language)
  return (
    <FileRow
      name={file.name}
      note={
        <>
          <span>{formatFileSize(file.size, language)}</span>
          <span>
            {replacedAt === null
              ? t('docs.versions.now', { since })
              : t('docs.versions.until', { since, until: formatDateTime(replacedAt, language) })}
          </span>
        </>
      }
      actions={
        <IconButton
          label={t('docs.view.of', { name: file.name })}
          icon={<Eye />}
          size="small"
          onClick={() => onView(file)}
        />
      }
    />
  )
}
