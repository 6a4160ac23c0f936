import type { Output } from '#contract/call.ts'
import { type listReserves, orderReserves } from '#contract/results/reserves.ts'
import { formatDate } from '#platform/text/dates.ts'
import { formatWritten } from '#platform/text/numbers.ts'
import { useAct } from '#web/forms/use-act.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import cards from '../../../card-list.module.css'
import { applicationAddress } from '../../../review-addresses.ts'
import styles from '../results.module.css'

// Lazy: drag-and-drop code is larger than the page; until it is loaded the list cannot be sorted.
const loadSortable = () => import('#web/ui/data/sortable-list.tsx')

type Reserve = Output<typeof listReserves>['items'][number]

interface ReserveListProps {
  readonly formId: string
  readonly reserves: readonly Reserve[]
  /** Sorting by hand is only possible on the first page */
  readonly canOrder: boolean
  readonly onPromote: ((applicationId: string) => void) | undefined
}

/** The waiting list in order; members who may publish sort it by dragging. */
export function ReserveList({ formId, reserves, canOrder, onPromote }: ReserveListProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act } = useAct({ changes: 'results', showsProblemInDialog: true })
  const row = (reserve: Reserve) => <Row formId={formId} reserve={reserve} onPromote={onPromote} />
  const inOrder = (
    <ol className={cards.list}>
      {reserves.map((reserve) => (
        <li key={reserve.applicationId}>{row(reserve)}</li>
      ))}
    </ol>
  )
  if (!canOrder) return inOrder
  return (
    <Lazy load={loadSortable} waiting={inOrder}>
      {({ SortableList }) => (
        <SortableList
          label={t('results.reserves')}
          items={reserves.map((reserve) => ({ id: reserve.applicationId, name: reserve.name, content: row(reserve) }))}
          onReorder={(applicationIds) =>
            void act(() => askInBrowser(orderReserves, { companyId, formId, applicationIds: [...applicationIds] }))
          }
        />
      )}
    </Lazy>
  )
}

function Row({ formId, reserve, onPromote }: Pick<ReserveListProps, 'formId' | 'onPromote'> & { reserve: Reserve }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { applicationId, place, name, gpa, interviewScore, fit, submittedAt, isPublished } = reserve
  return (
    <div className={styles.reserve}>
      <span className={styles.place}>{place}.</span>
      <span className={styles.name}>
        <Link to={applicationAddress(formId, applicationId)}>{name}</Link>
      </span>
      <span className={cards.quiet}>
        {[
          ...(gpa === null ? [] : [t('results.reserve.gpa', { gpa: formatWritten(gpa, language) })]),
          ...(interviewScore === null
            ? []
            : [t('results.reserve.interviewScore', { score: formatWritten(interviewScore, language) })]),
          t('results.reserve.fit', { fit }),
          formatDate(submittedAt, language),
          ...(isPublished ? [] : [t('results.reserve.unpublished')]),
        ].join('\u00a0· ')}
      </span>
      {onPromote && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('results.promote.of', { name })}
          onClick={() => onPromote(applicationId)}
        >
          {t('results.promote.one')}
        </Button>
      )}
    </div>
  )
}
