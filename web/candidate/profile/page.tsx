import { PageHead } from '../../page/page-head.tsx'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { CompletenessCard } from './completeness-card.tsx'
import {
  certificates,
  competencies,
  completeness,
  educations,
  experiences,
  profile,
  requirements,
} from './own-profile.ts'
import styles from './page.module.css'
import { PartCard } from './part-card.tsx'
import { useSummaries } from './use-summaries.ts'

const queries: PageQueries = ({ me: { myId } }) => [
  profile(myId),
  completeness(myId),
  requirements(myId),
  educations(myId),
  experiences(myId),
  certificates(myId),
  competencies(myId),
]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** The candidate's profile, and what is still missing. */
export default function ProfilePage() {
  const t = useTexts('student_dashboard')
  const { myId } = useMe()
  const { percent, parts } = useAnswer(completeness(myId))
  const summaries = useSummaries()
  return (
    <Container className={styles.page}>
      <PageHead title={`${t('profile.title')} · Köprü`} />
      <header className={styles.header}>
        <h1>{t('profile.title')}</h1>
        <p>{t('profile.lead')}</p>
      </header>
      <CompletenessCard percent={percent} parts={parts} />
      <ul className={styles.parts}>
        {parts.map((part) => (
          <PartCard
            key={part.part}
            part={part.part}
            done={part.done}
            leftOut={part.leftOut}
            reason={part.reason}
            lines={summaries[part.part]}
          />
        ))}
      </ul>
    </Container>
  )
}
