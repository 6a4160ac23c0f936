import { Search } from 'lucide-react'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'

/** The search input of a list, inside a SearchForm; works without script. */
export function SearchField({ label, words }: { label: string; words: string }) {
  const t = useTexts('operations')
  return (
    <>
      <TextInput key={words} type="search" name="search" label={label} defaultValue={words} />
      <Button type="submit" icon={<Search />}>
        {t('ui.search')}
      </Button>
    </>
  )
}
