import { ucTelliForms } from '../forms/uc-telli.ts'
import type { DemoOrganization } from '../writing/demo-organization.ts'
import { istanbul } from '../writing/places.ts'

export const ucTelli: DemoOrganization = {
  key: 'uctelli',
  name: 'Üç Telli Müzik Vakfı',
  type: 'foundation',
  palette: 'dusk',
  logo: { symbol: 'note' },
  banner: 'concert',
  about: `
Üç Telli, adını cura ile kemençeden alır: az telle çok şey söylenebileceğine inanırız. Genç müzisyenlere enstrüman, burs ve sahne veriyoruz; her yıl altı yeni eser ısmarlıyoruz.

Konserlerimiz ücretsizdir. Kapıda bilet değil, merak sorulur.`,
  sections: [
    {
      title: 'Enstrüman koleksiyonu',
      text: `
1890 yapımı bir İtalyan çellosundan dün biten bir bağlamaya kadar kırk yedi enstrüman, kırk yedi genç elde. Atölyemizde iki yapımcı, bir onarımcı çalışıyor.`,
      tags: ['47 enstrüman', 'atölye'],
      photos: ['concert', 'library'],
    },
    {
      title: 'Parkta konser',
      text: `
Her yaz altı parkta altı konser. Geçen yıl 9.400 kişi dinledi, üç kez yağmur yağdı, hiçbir konser iptal olmadı.`,
      tags: ['ücretsiz', 'yaz'],
      photos: ['concert', 'city'],
    },
    {
      title: 'Akademi',
      text: `
Boğaz’da on gün süren oda müziği akademimize bugüne kadar 19 ülkeden genç katıldı. Derslerin yarısı dinleyiciye açık.`,
      tags: ['oda müziği', '19 ülke'],
    },
  ],
  contact: { name: 'Leyla', surname: 'Ünsal', phone: '+902125550191' },
  place: {
    address: 'Şahkulu Mahallesi, Nota Çıkmazı No: 3',
    cityId: istanbul,
    town: 'Beyoğlu',
    lat: 41.0277,
    lon: 28.9741,
  },
  social: ['instagram', 'youtube', 'facebook'],
  tax: { title: 'Üç Telli Müzik Vakfı İktisadi İşletmesi', office: 'Beyoğlu', number: '8604152733' },
  targeting: {
    types: ['scholarship', 'program'],
    levels: ['highschool', 'bachelor', 'master'],
    text: 'Çalmadan duramayanlar.',
  },
  followers: 30,
  joined: 260,
  forms: ucTelliForms,
  opportunities: [
    {
      title: 'Kış konserlerine öğrenci davetiyesi',
      summary: 'Dört kış konseri için ikişer kişilik ücretsiz öğrenci davetiyesi.',
      body: `
Bağlantıdan konserini seç; davetiyen e-postana gelir. Gelemeyeceksen lütfen bir gün önceden bırak ki sıradaki öğrenci gelebilsin.`,
      cover: 'concert',
      gives: { link: 'https://uctelli.example/davetiye/ogrenci' },
      starts: -12,
      ends: 50,
      taken: 44,
    },
  ],
}
