import { toprakanaForms } from '../forms/toprakana.ts'
import type { DemoOrganization } from '../writing/demo-organization.ts'
import { mersin } from '../writing/places.ts'

export const toprakana: DemoOrganization = {
  key: 'toprakana',
  name: 'Toprakana Kadın Üreticiler Kooperatifi',
  type: 'other',
  palette: 'wheat',
  logo: { symbol: 'wheat' },
  banner: 'field',
  about: `
Yedi kadınla, bir kazan salçayla başladık. Bugün elli üç ortağımız var; narenciye, kurutulmuş sebze ve yerel tohum üretiyoruz. Her ortağın bir oyu var, kazancın onda biri eğitime gidiyor.`,
  contact: { name: 'Fadime', surname: 'Çelik', phone: '+903245550163' },
  place: { address: 'Bahçe Mahallesi, Turunç Sokak No: 8', cityId: mersin, town: 'Tarsus', lat: 36.9165, lon: 34.8951 },
  tax: {
    title: 'S.S. Toprakana Kadın Girişimi Üretim ve İşletme Kooperatifi',
    office: 'Şehitkerim',
    number: '8451620971',
  },
  targeting: {
    types: ['program', 'scholarship'],
    levels: ['bachelor'],
    text: 'Toprakla uğraşmak isteyen kadınlar ve ziraat öğrencileri.',
  },
  followers: 17,
  joined: 130,
  forms: toprakanaForms,
  opportunities: [
    {
      title: 'Öğrenci evine sebze kolisi',
      summary: 'Dört kişilik öğrenci evleri için haftalık mevsim kolisi, %30 indirimle ve ücretsiz kargoyla.',
      body: `
Kolide o hafta ne olduysa o var: bazen enginar, bazen bol bol portakal. Kodu ilk siparişinde gir; indirim dönem boyunca sürer.`,
      cover: 'field',
      gives: { code: 'TOPRAKTAN30' },
      starts: -3,
      ends: null,
      taken: 9,
    },
  ],
}
