-- Generators for Lua, in the place of TypeScriptToLua's own: generators.ts puts this text into the bundle.
--
-- TypeScriptToLua makes a coroutine of every generator, and at a `yield*` the outer one resumes the inner one and yields
-- again, at every level. But a coroutine of Lua keeps its whole stack: a function that it calls may yield as well. So
-- `yield*` of a generator that has not begun just calls its body, and a yield costs the same from any depth. A generator
-- has a coroutine only from its first `next` on.
--
-- Programs see what they would see in JavaScript, but for three things: as with TypeScriptToLua there is no `return` and
-- no `throw`, and a loop that is left early leaves its generator where it is; results that hold no value are the same
-- tables again and again, so nobody may write to them; and whoever hands a generator to `yield*` has given it away: its
-- own `next` gives nothing more.
local __TS__Generator
local __TS__DelegatedYield
do
    local create, resume, yield = coroutine.create, coroutine.resume, coroutine.yield
    local select, unpack = select, table.unpack

    local NOTHING_YET = {done = false}
    local NOTHING_MORE = {done = true}

    -- Stands before the result of a body that has returned. No program has it, so none can yield it.
    local RETURNED = {}

    local function itself(generator)
        return generator
    end

    local function callBody(generator)
        return generator.____body(unpack(generator, 1, generator.____count))
    end

    local function run(generator)
        return RETURNED, callBody(generator)
    end

    -- `next` is one of the following three: which one it is tells how far the generator has come.

    local function nextOfFinished()
        return NOTHING_MORE
    end

    local function nextOfBegun(generator, sent)
        local isAlive, value, result = resume(generator.____thread, sent)
        if isAlive and value == nil then
            return NOTHING_YET
        elseif isAlive and value ~= RETURNED then
            return {value = value, done = false}
        end
        generator.next = nextOfFinished
        if not isAlive then
            error(value, 0)
        end
        return {value = result, done = true}
    end

    local function nextOfNew(generator)
        generator.____thread = create(run)
        generator.next = nextOfBegun
        -- What a thread is sent first are the arguments of its function.
        return nextOfBegun(generator, generator)
    end

    function __TS__Generator(body)
        return function(...)
            return {
                ____body = body,
                ____count = select("#", ...),
                next = nextOfNew,
                [Symbol.iterator] = itself,
                ...
            }
        end
    end

    local function yieldAll(iterator)
        local step = iterator:next()
        while not step.done do
            step = iterator:next(yield(step.value))
        end
        return step.value
    end

    function __TS__DelegatedYield(iterable)
        if type(iterable) == "string" then
            for index = 1, #iterable do
                yield(string.sub(iterable, index, index))
            end
        elseif iterable.next == nextOfNew then
            iterable.next = nextOfFinished
            return callBody(iterable)
        elseif iterable[Symbol.iterator] then
            return yieldAll(iterable[Symbol.iterator](iterable))
        else
            for _, value in ipairs(iterable) do
                yield(value)
            end
        end
    end
end
