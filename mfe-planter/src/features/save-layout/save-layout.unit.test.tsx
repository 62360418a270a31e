import { planterDraft } from '../../planter/planter-draft';
import { meCall, saveGardenCall, savePlantsCall } from '@planted/contracts';
import { alertStore, signInStore } from '@planted/mfe-kit';
import { signInForTest } from '@planted/mfe-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Answer,
  choosePlants,
  gardenId,
  herbs,
  kitchen,
  open,
  plantOne,
  rosa,
  server,
  usePlanterPage,
} from '../../testing/planter-page';

describe('saving a layout', () => {
  usePlanterPage();

  it('PLT-7 saves the garden, then its plants under the id that it was given; PLT-8 then all is planted', async () => {
    const { asked } = server();
    const { where } = open([kitchen], rosa);
    await plantOne('Kitchen Bed');
    await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
    expect(await screen.findByText('Yay! You planted all your gardens!')).toBeVisible();
    expect(screen.getByText(/Everything's in the ground and ready to grow/)).toBeVisible();
    expect(screen.getByText('Garden Finalized!')).toBeInTheDocument();
    expect(alertStore.get().filter(({ kind }) => kind !== 'info')).toEqual([]);
    expect(asked(saveGardenCall.path)).toEqual([
      expect.objectContaining({
        key: kitchen.draftId,
        body: {
          name: 'Kitchen Bed',
          soil_type: 'Loamy',
          hardiness_zone: '5b',
          sunlight: 'Full Sun',
          maintenance: 'Medium',
          matrix: kitchen.matrix,
          style: 'raised-bed',
        },
      }),
    ]);
    const plants = asked(savePlantsCall.path)[0]?.body ?? {};
    expect(plants).toMatchObject({ gardenId, gardenWidth: 4 });
    expect((plants['plantMap'] as unknown[]).filter(Boolean)).toEqual([
      expect.objectContaining({ name: 'Sweet Basil', plantId: 'basil-sweet', rootCell: true }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(where()).toBe('/dashboard'));
  });

  it('PLT-7 says before and after which chosen plants are not in it', async () => {
    server();
    open([kitchen, herbs], rosa);
    await plantOne('Kitchen Bed', 3);
    expect(screen.getByText("2 chosen plants are not placed and won't be saved.")).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
    await screen.findByText('Garden Finalized!');
    expect(alertStore.get()).toContainEqual(
      expect.objectContaining({
        kind: 'success',
        title: 'Kitchen Bed saved',
        text: 'Without 2 plants that were not placed.',
      }),
    );
  });

  it('PLT-8 celebrates once: once closed it does not return with the next visit', async () => {
    server();
    // Of no other test: that it was closed is remembered.
    const own = { ...kitchen, draftId: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3a09' };
    const first = open([own], rosa);
    await plantOne('Kitchen Bed', 1);
    await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
    await screen.findByText('Yay! You planted all your gardens!');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await act(() => planterDraft.flush());
    first.unmount();
    open([own], rosa);
    expect(await screen.findByRole('button', { name: 'Finish' })).toBeVisible();
    expect(screen.queryByText('Yay! You planted all your gardens!')).toBeNull();
  });

  it('PLT-1 shows on the card what was planted', async () => {
    server();
    open([kitchen, herbs], rosa);
    await plantOne('Kitchen Bed', 1);
    await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
    await screen.findByText('Garden Finalized!');
    expect(screen.getByRole('img', { name: 'Kitchen Bed, planted with Sweet Basil' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Shape of Herb Corner' })).toBeVisible();
  });

  describe('of a garden in which nothing is placed', () => {
    const saveLayout = () => screen.getByRole('button', { name: 'Save Layout' });
    const question = 'Save Kitchen Bed without plants?';
    const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

    /** Chooses plants, places none of them, and presses Save Layout. */
    async function saveEmpty(): Promise<HTMLElement> {
      open([kitchen], rosa);
      await choosePlants('Kitchen Bed');
      await userEvent.click(saveLayout());
      return screen.findByRole('alertdialog', { name: question });
    }

    it('PLT-7 asks first, and saves the garden alone once that is confirmed', async () => {
      const { asked } = server();
      const asking = await saveEmpty();
      expect(asking).toHaveAccessibleDescription(
        /^You haven't placed any plants\. .* can't plant it here anymore/,
      );
      expect(asked(saveGardenCall.path)).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: 'Save Without Plants' }));
      await screen.findByText('Garden Finalized!');
      expect(asked(saveGardenCall.path)).toHaveLength(1);
      expect(asked(savePlantsCall.path)).toEqual([]);
    });

    it('PLT-7 keeps planting at a press of the keyboard, with nothing saved and everything as it was', async () => {
      const { asked } = server();
      await saveEmpty();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Keep Planting' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await gone();
      await waitFor(() => expect(saveLayout()).toHaveFocus());
      expect(asked(saveGardenCall.path)).toEqual([]);
      expect(screen.getByRole('heading', { name: 'Placed 0 of 2' })).toBeVisible();
    });

    it('undoes no step behind the question', async () => {
      server();
      open([kitchen], rosa);
      await plantOne('Kitchen Bed');
      act(() => screen.getByRole('grid').focus());
      await userEvent.keyboard('{Delete}');
      await userEvent.click(saveLayout());
      await waitFor(() => expect(screen.getByRole('button', { name: 'Keep Planting' })).toHaveFocus());
      await userEvent.keyboard('{Control>}z{/Control}{Escape}');
      await gone();
      expect(screen.getByRole('heading', { name: 'Placed 0 of 2' })).toBeVisible();
    });

    it('PLT-7 has the keyboard at Save Layout again when that fails', async () => {
      server({ [saveGardenCall.path]: 'network' });
      await saveEmpty();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Keep Planting' })).toHaveFocus());
      await userEvent.keyboard('{Tab}{Enter}');
      await screen.findByText(/^Not saved: Network error/);
      await gone();
      await waitFor(() => expect(saveLayout()).toHaveFocus());
    });

    it('PLT-7 asks nothing while a preview stands in it, which is saved with it', async () => {
      const { asked } = server();
      open([kitchen], rosa);
      await choosePlants('Kitchen Bed');
      await userEvent.click(screen.getByRole('button', { name: 'Plant' }));
      await screen.findByRole('button', { name: 'Accept All' });
      await userEvent.click(saveLayout());
      await screen.findByText('Garden Finalized!');
      expect(asked(savePlantsCall.path)).toHaveLength(1);
    });
  });

  it('PLT-7 reads Saving... under an overlay meanwhile, and a second press saves nothing twice', async () => {
    const answering = server();
    open([kitchen, herbs], rosa);
    await plantOne('Kitchen Bed');
    answering.hold();
    const save = screen.getByRole('button', { name: 'Save Layout' });
    await userEvent.dblClick(save);
    expect(await screen.findByText('Saving your garden...')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await act(async () => answering.goOn());
    await screen.findByText('Garden Finalized!');
    expect(answering.asked(saveGardenCall.path)).toHaveLength(1);
    expect(alertStore.get()).toContainEqual(
      expect.objectContaining({ kind: 'success', title: 'Kitchen Bed saved' }),
    );
    expect(screen.queryByText('Yay! You planted all your gardens!')).toBeNull();
  });

  it('PLT-7 asks a guest to sign in, keeps everything, and continues by itself afterwards', async () => {
    const { asked } = server();
    open();
    await plantOne('Kitchen Bed');
    await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
    const request = signInStore.get();
    expect(request?.type).toBe(2);
    expect(asked(saveGardenCall.path)).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Placed 1 of 2' })).toBeVisible();
    await act(async () => {
      signInStore.close();
      request?.onSuccess?.(signInForTest(rosa));
    });
    expect(await screen.findByText('Garden Finalized!')).toBeInTheDocument();
    expect(asked(savePlantsCall.path)).toHaveLength(1);
  });

  it('PLT-7 sends nothing before this browser keeps what is saved, so that a cut-off save goes on', async () => {
    const { asked } = server();
    open([kitchen], rosa);
    await plantOne('Kitchen Bed');
    let keep = () => {};
    jest.spyOn(planterDraft, 'flush').mockReturnValue(new Promise((resolve) => (keep = resolve)));
    await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
    await screen.findByText('Saving your garden...');
    expect(asked(saveGardenCall.path)).toEqual([]);
    keep();
    expect(await screen.findByText('Garden Finalized!')).toBeInTheDocument();
    expect(asked(savePlantsCall.path)).toHaveLength(1);
  });

  it.each<[string, string, Answer, string]>([
    [
      'the garden is refused',
      saveGardenCall.path,
      { status: 400, body: { error: 'The name is taken.' } },
      'The name is taken.',
    ],
    [
      'its plants are refused',
      savePlantsCall.path,
      { status: 500, body: { error: 'Failed to save plants' } },
      'Failed to save plants',
    ],
    ['the network fails', saveGardenCall.path, 'network', 'Network error'],
    [
      'no id comes back',
      saveGardenCall.path,
      { body: { data: [] } },
      'No garden ID returned, cannot save plants',
    ],
  ])(
    'PLT-7 reports why when %s, loses nothing, and can be pressed again',
    async (_what, path, answer, reason) => {
      const answering = server({ [path]: answer });
      open([kitchen], rosa);
      await plantOne('Kitchen Bed');
      await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
      await waitFor(() =>
        expect(alertStore.get()).toContainEqual(
          expect.objectContaining({ kind: 'error', title: 'Kitchen Bed was not saved', text: reason }),
        ),
      );
      expect(screen.getByText(new RegExp(`^Not saved: ${reason.replace(/\\.$/, '')}`))).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Placed 1 of 2' })).toBeVisible();
      delete answering.answers[path];
      await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
      expect(await screen.findByText('Garden Finalized!')).toBeInTheDocument();
      expect(alertStore.get().filter(({ kind, leaving }) => kind === 'error' && !leaving)).toEqual([]);
      const keys = answering.asked(saveGardenCall.path).map(({ key }) => key);
      expect(new Set(keys)).toEqual(new Set([kitchen.draftId]));
    },
  );

  it('PLT-7 asks to sign in again when the session has ended', async () => {
    server({
      [saveGardenCall.path]: { status: 401, body: { error: 'Not logged in' } },
      [meCall.path]: { status: 401, body: {} },
    });
    // Her draft is not within reach once she is signed out: no one else here is called Ida.
    open([kitchen], { id: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3b01', given_name: 'Ida' });
    await plantOne('Kitchen Bed');
    await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
    await waitFor(() => expect(signInStore.get()?.type).toBe(2));
    expect(alertStore.get()).toContainEqual(expect.objectContaining({ text: 'Not logged in' }));
  });

  it('PLT-7 continues by itself with a save that a reload cut off between its two calls, as the same garden', async () => {
    const answering = server();
    const first = open([kitchen], rosa);
    await plantOne('Kitchen Bed');
    answering.hold();
    await userEvent.click(screen.getByRole('button', { name: 'Save Layout' }));
    await screen.findByText('Saving your garden...');
    await act(() => planterDraft.flush());
    first.unmount();

    const again = server();
    open([kitchen], rosa);
    expect(await screen.findByText('Garden Finalized!')).toBeInTheDocument();
    expect(again.asked(saveGardenCall.path).map(({ key }) => key)).toEqual([kitchen.draftId]);
    expect(again.asked(savePlantsCall.path)).toHaveLength(1);
  });
});
