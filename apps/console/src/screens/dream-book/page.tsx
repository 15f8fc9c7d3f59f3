import { Avatar } from '@mantine/core';
import { listPage } from '../../app/page.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { DreamForm } from './DreamForm.tsx';
import { dreams } from './dreams.ts';

/** The dream book, by its English words. */
export const dreamBookPage = listPage('/dream-book', {
  title: 'Dream book',
  hint: 'What players dream of, and the numbers that go with it. Players search it by word in their language.',
  load: () => dreams,
  actions: () => (
    <DialogButton label="Add a dream" size="sm" variant="filled" dialog={(close) => <DreamForm dream={null} close={close} />} />
  ),
  columns: [
    {
      header: 'Picture',
      cell: (row) => (
        <Avatar src={row.image} alt={row.image === null ? 'No picture' : ''} radius="sm" color="gray">
          –
        </Avatar>
      ),
    },
    { header: 'English', cell: (row) => <strong>{row.words.en}</strong> },
    { header: 'Burmese', cell: (row) => <span lang="my">{row.words.my || '–'}</span> },
    { header: 'Thai', cell: (row) => <span lang="th">{row.words.th || '–'}</span> },
    { header: 'Chinese', cell: (row) => <span lang="zh">{row.words.zh || '–'}</span> },
    { header: 'Numbers', cell: (row) => row.numbers.join(' ') },
    { header: 'State', cell: (row) => <Tag color={row.is_open ? 'green' : 'gray'}>{row.is_open ? 'shown' : 'hidden'}</Tag> },
    {
      header: null,
      align: 'right',
      cell: (row) => (
        <DialogButton label="Change" name={`Change ${row.words.en}`} dialog={(close) => <DreamForm dream={row} close={close} />} />
      ),
    },
  ],
  empty: { title: 'The book is empty', hint: 'Add a word with its numbers, and players find it.' },
});
