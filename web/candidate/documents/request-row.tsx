import { CircleCheck, CircleSlash, Eye, Hourglass, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { type DocumentRequest, listDocumentRequests } from '#contract/document-requests.ts'
import { formatDateTime } from '#platform/text/dates.ts'
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
import rows from './document-row.module.css'
import type { Open } from './opened.ts'
import styles from './request-card.module.css'
import { RequestFile } from './request-file.tsx'

const looks = {
  Uploaded: { tone: 'primary', icon: <Hourglass /> },
  Accepted: { tone: 'success', icon: <CircleCheck /> },
  Cancelled: { tone: 'neutral', icon: <CircleSlash /> },
} as const

const isLooked = (status: DocumentRequest['status']): status is keyof typeof looks => status in looks

/**
 * A request that needs no action: sent, accepted or cancelled. A sent file can be replaced until the organization opens
 * it.
 */
export function RequestRow({ request, onView }: { request: DocumentRequest; onView: Open }) {
  const t = useTexts('student_docs')
  const language = useLanguage()
  const { myId: candidateId } = useMe()
  const { id, typeName, companyName, title, applicationId, status, uploadedAt, file, moreFiles, isOpened } = request
  const [isReplacing, setReplacing] = useState(false)
  const isSent = status === 'Uploaded'
  const from = async () =>
    (await askInBrowser(listDocumentRequests, { candidateId })).items.flatMap((request) => [
      request.file,
      ...request.moreFiles,
    ])
  return (
    <li className={rows.row}>
      <div className={classes(row.words, rows.what)}>
        <p id={`request-${id}`} tabIndex={-1} className={classes(row.title, rows.title)}>
          <strong>{typeName}</strong>
          {isLooked(status) && <Badge {...looks[status]}>{t('requests.status', { status })}</Badge>}
        </p>
        <p>
          {t('requests.from', { company: companyName })} <Link to={applicationAddress(applicationId)}>{title}</Link>
        </p>
        {uploadedAt !== null && <p>{t('requests.given', { date: formatDateTime(uploadedAt, language) })}</p>}
        {isSent && <p>{t(isOpened ? 'requests.opened' : 'requests.replaceable')}</p>}
      </div>
      {file && (
        <div className={rows.acts}>
          {[file, ...moreFiles].map((one, place) => (
            <Button
              key={one.fileId}
              size="small"
              icon={<Eye />}
              aria-label={t('docs.view.of', { name: one.name })}
              onClick={() => onView({ kind: 'file', file: one, from })}
            >
              {moreFiles.length > 0 ? t('requests.view.nth', { place: place + 1 }) : t('docs.view')}
            </Button>
          ))}
          {isSent && !isOpened && (
            <Button
              size="small"
              variant="quiet"
              icon={<RefreshCw />}
              aria-expanded={isReplacing}
              aria-label={t('requests.replace.of', { name: typeName })}
              onClick={() => setReplacing(!isReplacing)}
            >
              {t('requests.replace')}
            </Button>
          )}
        </div>
      )}
      {isSent && (
        <div className={classes(rows.panel, styles.replacing)}>
          <RequestFile
            request={request}
            label={t('requests.replace.file')}
            isAsked={isReplacing && !isOpened}
            onClose={() => setReplacing(false)}
          />
        </div>
      )}
    </li>
  )
}
