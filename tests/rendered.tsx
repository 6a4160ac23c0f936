import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { PlaceProvider, usePlace } from '#web/place.tsx'
import type { SignedIn } from '#web/session/store.ts'
import { TextsProvider } from '#web/texts/texts.tsx'
import { textsOnServer } from '#web/texts/texts-on-server.ts'

/** A component's Turkish HTML as rendered on the server. */
export const rendered = (element: ReactNode): string =>
  renderToStaticMarkup(
    <TextsProvider value={textsOnServer}>
      <MemoryRouter>{element}</MemoryRouter>
    </TextsProvider>,
  )

/** The same for the member of an organization who may do everything. */
export const renderedForRoot = (element: ReactNode): string => rendered(<SeenByRoot>{element}</SeenByRoot>)

function SeenByRoot({ children }: { readonly children: ReactNode }) {
  const place = usePlace()
  return <PlaceProvider value={{ ...place, signedIn: true, who: root }}>{children}</PlaceProvider>
}

const root: SignedIn = {
  myId: '0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11',
  isCompany: true,
  email: 'kurum@kopru.test',
  fullname: 'Zeynep Aksoy',
  photo: null,
  gsmVerified: true,
  twoFactorGsm: false,
  isIstanbulMiniApp: false,
  provider: 'Kopru',
  pwdVersion: 'v2',
  permissions: {},
  role: {
    email: 'kurum@kopru.test',
    accountId: '0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a12',
    userType: { id: 1, name: 'Root' },
  },
  isAccountActivated: false,
  hasFormsWriteAccess: true,
  hasApplicationsWriteAccess: true,
  hasCommunitiesWriteAccess: true,
  hasParticipantsWriteAccess: true,
  hasReportsWriteAccess: true,
  isError: false,
  error: null,
}

/** The words in HTML, without the tags. */
export const wordsIn = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
