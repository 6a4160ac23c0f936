import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProfilePart } from '#contract/candidates/candidate-facts.ts'
import { Section } from '../../settings/section.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { LeaveOut } from './leave-out.tsx'
import { NextPart } from './next-part.tsx'
import styles from './part-page.module.css'

/** One profile part on its own page, with links back and to the next missing part. */
export function PartPage({ part, children }: { part: ProfilePart; children: ReactNode }) {
  const t = useTexts('student_dashboard')
  return (
    <Container width="text" className={styles.page}>
      <Link to="/student-dashboard/profile" className={styles.back}>
        <ArrowLeft aria-hidden />
        {t('profile.title')}
      </Link>
      <Section title={t('part', { part })} lead={t('part.lead', { part })}>
        {children}
        <LeaveOut part={part} />
        <NextPart after={part} />
      </Section>
    </Container>
  )
}
