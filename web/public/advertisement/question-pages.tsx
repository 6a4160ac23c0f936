import type { Question } from '#contract/forms/form-content.ts'
import { questionGroups } from '../../listing/question-groups.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Accordion } from '../../ui/layout/accordion.tsx'
import { QuestionLine } from './question-line.tsx'
import styles from './question-pages.module.css'
import { Section } from './section.tsx'

interface QuestionPagesProps {
  readonly questions: readonly Question[]
  readonly lang: string | undefined
}

/** All questions of the form, to read before applying. */
export function QuestionPages({ questions, lang }: QuestionPagesProps) {
  const t = useTexts('adv_detail')
  const groups = questionGroups(questions)
  if (groups.length === 0) return null
  return (
    <Section title={t('questions.title')} lead={t('questions.lead')}>
      <Accordion
        items={groups.map((group, at) => ({
          id: `questions-${at + 1}`,
          open: groups.length === 1,
          title: (
            <span className={styles.title}>
              <span lang={lang}>{group.title || t('questions.page', { page: at + 1 })}</span>
              <span className={styles.count}>{t('questions.count', { count: group.questions.length })}</span>
            </span>
          ),
          children: (
            <ol className={styles.list}>
              {group.questions.map((question) => (
                <QuestionLine key={question.id} question={question} questions={questions} lang={lang} />
              ))}
            </ol>
          ),
        }))}
      />
    </Section>
  )
}
