import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { TextsProvider } from '#web/texts/texts.tsx'
import { textsOnServer } from '#web/texts/texts-on-server.ts'

/** What a component shows in Turkish when it is rendered on the server, as HTML. */
export const rendered = (element: ReactNode): string =>
  renderToStaticMarkup(
    <TextsProvider value={textsOnServer}>
      <MemoryRouter>{element}</MemoryRouter>
    </TextsProvider>,
  )

/** The words in HTML, without the tags. */
export const wordsIn = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
