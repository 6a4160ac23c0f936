import { FileSignature, ListOrdered, Megaphone } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Stat } from '#web/ui/data/stat.tsx'
import { Cluster, Grid } from '#web/ui/layout/layout.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import cards from '../../card-list.module.css'
import { pageIn } from '../../page-in.ts'
import { minutesAddress, publishAddress, reservesAddress } from '../../review-addresses.ts'
import { AcceptanceSwitch } from './acceptance-switch.tsx'
import { useGroupName } from './group-words.ts'
import { PublicationCard } from './publication-card.tsx'
import { groupsOf, overviewOf, publicationsOf } from './result-queries.ts'
import { ResultsFrame } from './results-frame.tsx'

const queries: PageQueries = ({ me, params, search }) => [
  groupsOf(me.myId, idIn(params.formId)),
  publicationsOf(me.myId, idIn(params.formId), pageIn(search)),
  overviewOf(me.myId, idIn(params.formId)),
]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** The results of a form: how many candidates know theirs, past publications, and scheduled ones. */
export default function ResultsPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { myId } = useMe()
  const { formId = '' } = useParams()
  const page = pageIn(useSearchParams()[0])
  const nameOf = useGroupName()
  const { title } = useAnswer(overviewOf(myId, formId))
  const { groups, asksAcceptance, can } = useAnswer(groupsOf(myId, formId))
  const { items, total } = useAnswer(publicationsOf(myId, formId, page))
  const decided = groups.filter(({ decision }) => decision !== null)
  return (
    <ResultsFrame formId={formId} form={title} lead={t('results.lead')}>
      <Cluster>
        {can.publish && (
          <ButtonLink variant="primary" icon={<Megaphone />} to={publishAddress(formId, 'choose')}>
            {t('results.publish')}
          </ButtonLink>
        )}
        <ButtonLink icon={<ListOrdered />} to={reservesAddress(formId)}>
          {t('results.reserves')}
        </ButtonLink>
        <ButtonLink icon={<FileSignature />} to={minutesAddress(formId)}>
          {t('results.minutes')}
        </ButtonLink>
      </Cluster>
      <Grid column="small" filled>
        {decided.map((group) => (
          <Stat
            key={group.decision}
            label={nameOf(group)}
            value={formatNumber(group.count, language)}
            note={t('results.known', { published: group.published, left: group.count - group.published })}
          />
        ))}
      </Grid>
      {can.publish && <AcceptanceSwitch formId={formId} asksAcceptance={asksAcceptance} />}
      <h2>{t('results.publications')}</h2>
      {items.length === 0 ? (
        <p className={cards.quiet}>{t('results.publications.none')}</p>
      ) : (
        <ul className={cards.list}>
          {items.map((publication) => (
            <PublicationCard
              key={publication.id}
              formId={formId}
              publication={publication}
              asksAcceptance={asksAcceptance}
            />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={Math.ceil(total / 20)} to={(to) => `?page=${to}`} />
    </ResultsFrame>
  )
}
