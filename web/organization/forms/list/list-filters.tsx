import { Search } from 'lucide-react'
import { useNavigate } from 'react-router'
import { formTypes } from '#contract/forms/form-facts.ts'
import { SearchForm } from '#web/forms/search-form.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { typeTexts } from '../words.ts'
import { type ListSearch, listAddress, sorts } from './list-search.ts'

const sortTexts = {
  updated: 'sort.updated',
  title: 'sort.title',
  deadline: 'sort.deadline',
  applications: 'sort.applications',
} as const

export function ListFilters({ now }: { now: ListSearch }) {
  const t = useTexts('org_forms')
  const navigate = useNavigate()
  const go = (change: Partial<ListSearch>) => void navigate(listAddress(now, change))
  return (
    <SearchForm label={t('ui.filters')}>
      {now.state && <input type="hidden" name="state" value={now.state} />}
      <TextInput type="search" name="search" label={t('list.search')} defaultValue={now.search} autoComplete="off" />
      <Select
        name="type"
        label={t('list.type')}
        placeholder={t('ui.all')}
        value={now.type ?? ''}
        options={formTypes.map((value) => ({ value, label: t(typeTexts[value]) }))}
        onChange={({ target }) => go({ type: formTypes.find((type) => type === target.value) })}
      />
      <Select
        name="sort"
        label={t('list.sort')}
        value={now.sort}
        options={sorts.map((value) => ({ value, label: t(sortTexts[value]) }))}
        onChange={({ target }) => go({ sort: sorts.find((sort) => sort === target.value) ?? 'updated' })}
      />
      <Button type="submit" icon={<Search />}>
        {t('ui.search')}
      </Button>
    </SearchForm>
  )
}
