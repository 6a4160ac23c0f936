import { Search } from 'lucide-react'
import { Form, useSearchParams } from 'react-router'
import { listUniversities } from '#contract/data.ts'
import { query } from '../../answers.ts'
import { useAnswer } from '../../page-queries.ts'
import { useTexts } from '../../texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './university-search.module.css'

const shown = 12

/** What the address asks for; a search that is empty or longer than any name is no search. */
export function searchOf(params: URLSearchParams) {
  const wanted = params.get('university')?.trim().slice(0, 100)
  return wanted ? { search: wanted, limit: shown } : { limit: shown }
}

/** A form and a list: it works without a script, and the address says what was searched. */
export function UniversitySearch() {
  const t = useTexts('landing')
  const [params] = useSearchParams()
  const asked = searchOf(params)
  const { items } = useAnswer(query(listUniversities, asked))
  return (
    <section id="universities" className={styles.section} aria-labelledby="universities-title">
      <Container>
        <h2 id="universities-title">{t('universities.title')}</h2>
        <p className={styles.lead}>{t('universities.lead')}</p>
        <Form action="/#universities" className={styles.search} role="search">
          <TextInput
            name="university"
            type="search"
            label={t('universities.label')}
            defaultValue={asked.search ?? ''}
            maxLength={100}
            autoComplete="off"
          />
          <Button type="submit" variant="primary" icon={<Search aria-hidden size={20} />}>
            {t('universities.search')}
          </Button>
        </Form>
        <ul className={styles.list}>
          {items.map(({ id, name, type }) => (
            <li key={id}>
              <span>{name}</span>
              <small>{t(kinds[type])}</small>
            </li>
          ))}
        </ul>
        {items.length === 0 && <p className={styles.none}>{t('universities.none', { search: asked.search ?? '' })}</p>}
      </Container>
    </section>
  )
}

const kinds = {
  state: 'universities.kind.state',
  foundation: 'universities.kind.foundation',
  foundation_vocational: 'universities.kind.vocational',
  trnc: 'universities.kind.trnc',
  abroad: 'universities.kind.abroad',
  world: 'universities.kind.world',
} as const
