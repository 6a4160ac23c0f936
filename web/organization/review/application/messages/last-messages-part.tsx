import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import type { ApplicationViewProps, PanelPart } from '../application-view.ts'
import panel from '../panel/panel.module.css'
import { Part } from '../panel/part.tsx'
import { messagesOf } from './messages-view.tsx'

export const lastMessagesPart: PanelPart = { queries: (ids) => [messagesOf(ids)], Part: LastMessages }

const most = 2

/** The last messages; the whole conversation is a section of its own. */
function LastMessages({ ids }: ApplicationViewProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { items, total } = useAnswer(messagesOf(ids))
  if (total === 0) return null
  return (
    <Part title={t('messages.last')}>
      <ul className={panel.messages}>
        {items.slice(0, most).map(({ id, by, from, subject, text, createdAt }) => (
          <li key={id}>
            <strong>{by === 'system' ? t('messages.automatic') : from}</strong>
            <span className={panel.hint}>{formatDateTime(createdAt, language)}</span>
            <p>{subject || text}</p>
          </li>
        ))}
      </ul>
      <Link to="#messages">{t('messages.all', { count: total })}</Link>
    </Part>
  )
}
