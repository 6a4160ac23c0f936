import { Check, Trash2 } from 'lucide-react'
import { onClick, onServer, type PageQueries } from '../queries/page-queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { DeleteForm } from './delete-form.tsx'
import styles from './delete-page.module.css'
import { contact } from './own-calls.ts'
import { Section } from './section.tsx'

const queries: PageQueries = () => [contact]
export const loader = onServer(queries)
export const clientLoader = onClick(queries)

/** What goes and what stays is what domain/account-settings/close-account.ts does: change the words with the code. */
export default function DeletePage() {
  const t = useTexts('student_settings')
  return (
    <Section title={t('delete.title')} lead={t('delete.lead')}>
      <section className={styles.consequence}>
        <h2>{t('delete.gone.title')}</h2>
        <ul>
          {[
            t('delete.gone.identity'),
            t('delete.gone.contact'),
            t('delete.gone.access'),
            t('delete.gone.messages'),
            t('delete.gone.sessions'),
          ].map((what) => (
            <li key={what}>
              <Trash2 aria-hidden />
              {what}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.consequence}>
        <h2>{t('delete.kept.title')}</h2>
        <p>{t('delete.kept.lead')}</p>
        <ul>
          {[t('delete.kept.consents'), t('delete.kept.row'), t('delete.kept.sessions')].map((what) => (
            <li key={what}>
              <Check aria-hidden />
              {what}
            </li>
          ))}
        </ul>
      </section>
      <p>{t('delete.again')}</p>
      <DeleteForm />
    </Section>
  )
}
