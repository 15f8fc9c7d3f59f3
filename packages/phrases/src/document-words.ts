/** What stands around the figures of a document: when and for whom it was made, where it is signed on paper, the numbers of its pages. No browser loads it. */
export const documentWords = {
  en: {
    made: 'Made {at} in Myanmar for {username}',
    prepared: 'Prepared by: name, date, signature',
    checked: 'Checked by: name, date, signature',
    page: '{title}, page {nth} of {count}',
  },
  my: {
    made: 'မြန်မာစံတော်ချိန် {at} တွင် {username} အတွက် ပြုလုပ်သည်',
    prepared: 'ပြုစုသူ - အမည်၊ ရက်စွဲ၊ လက်မှတ်',
    checked: 'စစ်ဆေးသူ - အမည်၊ ရက်စွဲ၊ လက်မှတ်',
    page: '{title}၊ စာမျက်နှာ {nth} / {count}',
  },
} as const;
