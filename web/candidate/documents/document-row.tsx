import { CalendarClock, Eye, FileText, History, ImageIcon, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { type CandidateDocument, listCandidateDocuments } from '#contract/candidates/candidate-documents.ts'
import { formatDate } from '#platform/text/dates.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useLanguage } from '../../place.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { classes } from '../../ui/classes.ts'
import { Badge } from '../../ui/data/badge.tsx'
import row from '../../ui/data/row-words.module.css'
import { applicationAddress } from '../addresses.ts'
import styles from './document-row.module.css'
import { LazyPanel } from './lazy-panel.tsx'
import type { Open, OpenedPanel } from './opened.ts'

interface RowProps {
  readonly document: CandidateDocument
  readonly onOpen: Open
}

/** `opened`: the form open for this document. */
export function DocumentRow({ document, opened, onOpen }: RowProps & { opened: OpenedPanel | undefined }) {
  const { typeName, note, file } = document
  const Icon = file.type.startsWith('image/') ? ImageIcon : FileText
  return (
    <li className={styles.row}>
      <Icon aria-hidden className={styles.icon} />
      <div className={classes(row.words, styles.what)}>
        <p className={classes(row.title, styles.title)}>
          <strong>{typeName}</strong>
          <Expiry document={document} />
        </p>
        <FileFacts document={document} />
        <Dates document={document} />
        {note !== '' && <p className={styles.note}>{note}</p>}
        <UsedIn document={document} />
      </div>
      <Acts document={document} onOpen={onOpen} />
      {opened && (
        <div className={styles.panel}>
          <LazyPanel opened={opened} onClose={() => onOpen(undefined)} />
        </div>
      )}
    </li>
  )
}

/** When a document expires; in the accent colour if it has expired or soon will. */
function Expiry({ document: { expiry, expiresOn } }: Pick<RowProps, 'document'>) {
  const t = useTexts('student_docs')
  const language = useLanguage()
  if (expiresOn === null || (expiry !== 'soon' && expiry !== 'expired')) return null
  return (
    <Badge tone="accent" icon={<CalendarClock />}>
      {t('docs.expiry', { expiry, date: formatDate(expiresOn, language) })}
    </Badge>
  )
}

function FileFacts({ document: { file } }: Pick<RowProps, 'document'>) {
  const t = useTexts('common')
  const language = useLanguage()
  const facts = [file.name, formatFileSize(file.size, language)]
  if (file.pages !== null) facts.push(t('ui.viewer.pages', { count: file.pages }))
  return <p>{facts.join('\u00a0· ')}</p>
}

function Dates({ document: { issuedOn, expiresOn, expiry, file } }: Pick<RowProps, 'document'>) {
  const t = useTexts('student_docs')
  const language = useLanguage()
  const dates = [
    ...(issuedOn === null ? [] : [t('docs.issued', { date: formatDate(issuedOn, language) })]),
    ...(expiresOn === null || expiry !== 'valid' ? [] : [t('docs.valid', { date: formatDate(expiresOn, language) })]),
    t('docs.uploaded', { date: formatDate(file.uploadedAt, language) }),
  ]
  return <p>{dates.join('\u00a0· ')}</p>
}

function UsedIn({ document: { usedIn } }: Pick<RowProps, 'document'>) {
  const t = useTexts('student_docs')
  if (usedIn.length === 0) return null
  return (
    <p>
      {t('docs.usedIn', { count: usedIn.length })}{' '}
      {usedIn.map(({ applicationId, title, isDraft }, at) => (
        <span key={applicationId}>
          {at > 0 && ', '}
          <Link to={applicationAddress(applicationId)}>{title}</Link>
          {isDraft && ` ${t('docs.draft')}`}
        </span>
      ))}
    </p>
  )
}

function Acts({ document, onOpen }: RowProps) {
  const t = useTexts('student_docs')
  const { myId: candidateId } = useMe()
  const { typeName: name, documentTypeId, file, versions } = document
  const from = async () => {
    const { items } = await askInBrowser(listCandidateDocuments, { candidateId, documentTypeId: [documentTypeId] })
    return items.map((version) => version.file)
  }
  const shared = { size: 'small', variant: 'quiet' } as const
  return (
    <div className={styles.acts}>
      <Button
        {...shared}
        variant={'secondary'}
        icon={<Eye />}
        aria-label={t('docs.view.of', { name })}
        onClick={() => onOpen({ kind: 'file', file, from })}
      >
        {t('docs.view')}
      </Button>
      <Button
        {...shared}
        icon={<RefreshCw />}
        aria-label={t('docs.replace.of', { name })}
        onClick={() => onOpen({ kind: 'replace', document })}
      >
        {t('docs.replace')}
      </Button>
      <Button
        {...shared}
        icon={<Pencil />}
        aria-label={t('docs.edit.of', { name })}
        onClick={() => onOpen({ kind: 'edit', document })}
      >
        {t('ui.edit')}
      </Button>
      {versions > 1 && (
        <Button
          {...shared}
          icon={<History />}
          aria-label={t('docs.versions.of', { name })}
          onClick={() => onOpen({ kind: 'versions', document })}
        >
          {t('docs.versions', { count: versions })}
        </Button>
      )}
      <Button
        {...shared}
        icon={<Trash2 />}
        aria-label={t('docs.remove.of', { name })}
        onClick={() => onOpen({ kind: 'remove', document })}
      >
        {t('ui.delete')}
      </Button>
    </div>
  )
}
