import { Paper, Text } from '@mantine/core';
import type { TextLanguage } from '@shwekan/phrases/per-language';
import type { ReactNode } from 'react';

/** A frame around what players of a language will see. */
export function PreviewBox({ language, children }: { language: TextLanguage; children: ReactNode }) {
  return (
    <Paper withBorder p="sm" radius="md" bg="var(--mantine-color-default-hover)" lang={language} aria-label="Preview" component="section">
      <Text size="xs" c="dimmed" lang="en" mb={4}>
        Preview
      </Text>
      {children}
    </Paper>
  );
}
