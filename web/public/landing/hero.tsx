import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import { formTypes, listAddresses } from '#contract/forms/form-facts.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '../../place.tsx'
import { BridgeDrawing } from '../../shell/bridge-drawing.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Container } from '../../ui/layout/container.tsx'
import type { Counts } from '../lists/use-chips.ts'
import { Suggestions, suggesting } from '../suggestions.tsx'
import styles from './hero.module.css'

/** The claim, and the search of all open listings by type or text. */
export function Hero({ counts }: { counts: Counts }) {
  const t = useTexts('landing')
  const lists = useTexts('public_lists')
  const language = useLanguage()
  return (
    <section className={styles.hero}>
      <Container className={styles.columns}>
        <div className={styles.words}>
          <h1>{t('hero.title')}</h1>
          <p>{t('hero.lead')}</p>
          <search>
            <Form action="/search" className={styles.search}>
              <TextInput
                name="search"
                type="search"
                label={lists('search.label')}
                hideLabel
                placeholder={t('hero.placeholder')}
                maxLength={100}
                autoComplete="off"
                enterKeyHint="search"
                {...suggesting(undefined)}
              />
              <Button type="submit" variant="primary" size="large" icon={<Search aria-hidden />}>
                {lists('ui.search')}
              </Button>
              <Suggestions label={lists('ui.suggestions')} />
            </Form>
          </search>
          <ul className={styles.types}>
            {formTypes.map((type) => (
              <li key={type}>
                <Link to={listAddresses[type]}>
                  {t('hero.type', { type })} <span>{countOf(type)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <BridgeDrawing />
      </Container>
    </section>
  )

  function countOf(type: string) {
    const count = counts.type.find(({ value }) => value === type)?.count ?? 0
    return formatNumber(count, language) + (counts.isMore && count > 0 ? '+' : '')
  }
}
