import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { listMatches } from '#contract/candidate-dashboard.ts'
import { formTypes, listAddresses } from '#contract/forms/form-facts.ts'
import { useMe } from '#web/session/store.ts'
import { PageHead } from '../../page/page-head.tsx'
import { query } from '../../queries/answers.ts'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { profileAddress } from '../addresses.ts'
import pageStyles from '../applications/page.module.css'
import { MatchList } from '../dashboard/matches.tsx'
import styles from './page.module.css'

const matchesOf = (candidateId: string) => query(listMatches, { candidateId, limit: 24 })

const queries: PageQueries = ({ me }) => [matchesOf(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** Open listings: matches first, and links to all others. */
export default function DiscoverPage() {
  const t = useTexts('student_dashboard')
  const { fits, almost } = useAnswer(matchesOf(useMe().myId))
  return (
    <Container className={pageStyles.page}>
      <PageHead title={`${t('rail.discover')} · Köprü`} />
      <h1>{t('rail.discover')}</h1>
      <search>
        <Form action="/search" className={styles.search}>
          <TextInput
            name="search"
            type="search"
            label={t('discover.search')}
            hideLabel
            placeholder={t('discover.search')}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" icon={<Search aria-hidden />}>
            {t('ui.search')}
          </Button>
        </Form>
      </search>
      <ul className={styles.types}>
        {formTypes.map((type) => (
          <li key={type}>
            <ButtonLink size="small" to={listAddresses[type]}>
              {t('discover.type', { type })}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {fits.length > 0 && <MatchList id="matches" title={t('home.matches')} matches={fits} />}
      {almost.length > 0 && <MatchList id="almost" title={t('home.almost')} matches={almost} />}
      {fits.length + almost.length === 0 && (
        <EmptyState
          title={t('home.matches.none')}
          action={<ButtonLink to={profileAddress}>{t('home.matches.profile')}</ButtonLink>}
        />
      )}
      <div>
        <ButtonLink to="/search">{t('home.matches.all')}</ButtonLink>
      </div>
    </Container>
  )
}
