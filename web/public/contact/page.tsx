import { useActionData, useSearchParams } from 'react-router'
import { readContactProof } from '#contract/contact.ts'
import { ListedHead } from '../../page/listed-head.tsx'
import type { PageHandle } from '../../page/page-handle.ts'
import { query } from '../../queries/answers.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { contactAction } from './contact-action.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './page.module.css'

// Not cached: each form carries the moment it was opened.
export const handle: PageHandle = { document: { seconds: 0, tags: [] } }

const proof = query(readContactProof, {})

export const queries: PageQueries = () => [proof]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)
export const action = contactAction

export default function ContactPage() {
  const t = useTexts('contact_us')
  const [search] = useSearchParams()
  const failed = useActionData<typeof action>()
  const { began } = useAnswer(proof)
  const isSent = search.get('sent') === '1' && !failed
  return (
    <Container width="form" className={styles.page}>
      <ListedHead
        title={`${t('title')} · Köprü`}
        description={t('description')}
        address="/contact-us"
        unlisted={isSent}
      />
      {isSent ? (
        <>
          <h1>{t('sent.title')}</h1>
          <EmptyState drawing="done" title={t('sent.text')} action={<ButtonLink to="/">{t('sent.home')}</ButtonLink>} />
        </>
      ) : (
        <>
          <header>
            <h1>{t('title')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
          </header>
          <ContactForm began={began} failed={failed} />
        </>
      )}
    </Container>
  )
}
