import { changeCandidatePreferences, readCandidatePreferences } from '#contract/accounts/candidate-settings.ts'
import { changeMemberPreferences, readMemberPreferences } from '#contract/accounts/member-settings.ts'
import { usePlace } from '../../place.tsx'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useKind } from '../../session/account-kind.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Section } from '../section.tsx'
import { useSettingsTexts } from '../use-settings-texts.ts'
import { CandidateFeedPanel, CompanyFeedPanel, feedOf } from './feed-panel.tsx'
import styles from './page.module.css'
import { PreferenceGrid } from './preference-grid.tsx'

const ofCandidate = (candidateId: string) => query(readCandidatePreferences, { candidateId })
const ofMember = (companyId: string) => query(readMemberPreferences, { companyId })

const queries: PageQueries = ({ me: { isCompany, myId } }) => [
  isCompany ? ofMember(myId) : ofCandidate(myId),
  feedOf({ isCompany, myId }),
]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

export default function NotificationsPage() {
  const t = useSettingsTexts()
  const { gsmVerified } = useMe()
  const { smsOn } = usePlace()
  const isCompany = useKind() === 'Company'
  const Grid = isCompany ? MemberGrid : CandidateGrid
  return (
    <Section title={t('settings.notifications.title')} lead={t('notifications.lead')}>
      {smsOn && !gsmVerified && (
        <Notice actions={<ButtonLink to="../phone">{t('settings.notifications.addNumber')}</ButtonLink>}>
          <p>{t('settings.notifications.noNumber')}</p>
        </Notice>
      )}
      <Grid />
      <p className={styles.note}>{t('notifications.always')}</p>
      {isCompany ? <CompanyFeedPanel /> : <CandidateFeedPanel />}
    </Section>
  )
}

function CandidateGrid() {
  const t = useTexts('student_settings')
  const candidateId = useMe().myId
  const shown = ofCandidate(candidateId)
  return (
    <PreferenceGrid
      answer={shown.key}
      preferences={useAnswer(shown).preferences}
      save={(preferences) => askInBrowser(changeCandidatePreferences, { candidateId, preferences })}
      news={{
        applications: { title: t('settings.news.applications'), detail: t('news.applications.detail') },
        documents: { title: t('settings.news.documents'), detail: t('news.documents.detail') },
        interviews: { title: t('settings.news.interviews'), detail: t('news.interviews.detail') },
        messages: { title: t('settings.news.messages'), detail: t('news.messages.detail') },
        communities: { title: t('shell.nav.communities'), detail: t('news.communities.detail') },
        suggestions: { title: t('news.suggestions'), detail: t('news.suggestions.detail') },
      }}
    />
  )
}

function MemberGrid() {
  const t = useTexts('org_settings')
  const companyId = useMe().myId
  const shown = ofMember(companyId)
  return (
    <PreferenceGrid
      answer={shown.key}
      preferences={useAnswer(shown).preferences}
      save={(preferences) => askInBrowser(changeMemberPreferences, { companyId, preferences })}
      news={{
        applications: { title: t('settings.news.applications'), detail: t('news.applications.detail') },
        daily: { title: t('news.daily'), detail: t('news.daily.detail') },
        documents: { title: t('settings.news.documents'), detail: t('news.documents.detail') },
        interviews: { title: t('settings.news.interviews'), detail: t('news.interviews.detail') },
        messages: { title: t('settings.news.messages'), detail: t('news.messages.detail') },
        exports: { title: t('news.exports'), detail: t('news.exports.detail') },
        communities: { title: t('shell.nav.communities'), detail: t('news.communities.detail') },
        credits: { title: t('news.credits'), detail: t('news.credits.detail') },
        reports: { title: t('news.reports'), detail: t('news.reports.detail') },
      }}
    />
  )
}
