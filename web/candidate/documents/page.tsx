import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { CandidateDocument } from '#contract/candidates/candidate-documents.ts'
import { formatFileSize } from '#platform/text/numbers.ts'
import { useLoaded } from '../../loading/use-loaded.ts'
import { PageHead } from '../../page/page-head.tsx'
import { useLanguage } from '../../place.tsx'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Meter } from '../../ui/data/meter.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { TitleRow } from '../../ui/layout/title-row.tsx'
import { DocumentRow } from './document-row.tsx'
import { inGroups } from './in-groups.ts'
import { LazyPanel } from './lazy-panel.tsx'
import { isDialog, isPanel, type Opened } from './opened.ts'
import styles from './page.module.css'
import { requestsOf, shelfOf } from './queries.ts'
import { Requests } from './requests.tsx'
import { ShelfUploads } from './shelf-uploads.tsx'

const queries: PageQueries = ({ me }) => [shelfOf(me.myId), requestsOf(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

const loadDialogs = () => import('./dialogs.tsx')

/** The candidate's documents, shared by all applications; above them the organizations' requests. */
export default function DocumentsPage() {
  const t = useTexts('student_docs')
  const { myId } = useMe()
  const { items, usage } = useAnswer(shelfOf(myId))
  const [opened, open] = useState<Opened>()
  const Dialogs = useLoaded(isDialog(opened), loadDialogs)
  const close = () => open(undefined)
  const panelOf = ({ id }: CandidateDocument) =>
    isPanel(opened) && opened.kind !== 'add' && opened.document.id === id ? opened : undefined
  const isAdding = opened?.kind === 'add'
  const add = (
    <Button variant="primary" icon={<Plus />} aria-expanded={isAdding} onClick={() => open({ kind: 'add' })}>
      {t('docs.add')}
    </Button>
  )
  return (
    <Container className={styles.page}>
      <PageHead title={`${t('docs.heading')} · Köprü`} />
      <TitleRow className={styles.header}>
        <div>
          <h1 id="documents" tabIndex={-1}>
            {t('docs.heading')}
          </h1>
          <p>{t('docs.intro')}</p>
        </div>
        {items.length > 0 && add}
      </TitleRow>
      <Requests onView={open} />
      <ShelfUploads />
      <LazyPanel opened={isAdding ? opened : undefined} onClose={close} />
      {items.length > 0 ? (
        <>
          {inGroups(items).map(({ category, documents }) => (
            <section key={category} className={styles.group} aria-labelledby={`category-${category}`}>
              <h2 id={`category-${category}`}>{t('docs.category', { category })}</h2>
              <ul>
                {documents.map((document) => (
                  <DocumentRow key={document.id} document={document} opened={panelOf(document)} onOpen={open} />
                ))}
              </ul>
            </section>
          ))}
          <Usage {...usage} />
        </>
      ) : (
        !isAdding && (
          <EmptyState title={t('docs.empty')} action={add}>
            {t('docs.empty.detail')}
          </EmptyState>
        )
      )}
      {isDialog(opened) && Dialogs && <Dialogs opened={opened} onOpen={open} />}
    </Container>
  )
}

function Usage({ bytes, limit }: { bytes: number; limit: number }) {
  const t = useTexts('student_docs')
  const language = useLanguage()
  const text = t('docs.usage.of', { used: formatFileSize(bytes, language), limit: formatFileSize(limit, language) })
  return (
    <div className={styles.usage}>
      <Meter label={t('docs.usage')} value={bytes} max={limit} text={text} low={bytes > 0.9 * limit} />
    </div>
  )
}
